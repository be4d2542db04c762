// The outline of squares on a grid, as a path with round corners.

export interface Point {
  x: number;
  y: number;
}

interface Edge {
  from: Point;
  to: Point;
}

const key = (p: Point): string => `${p.x},${p.y}`;

/** The outline of cells (in units of a cell, y down) of this size as rounded loops, drawn inside them by `inset`. */
export function outline(cells: readonly Point[], size: number, inset: number, radius: number): string {
  const there = new Set(cells.map(key));
  const edges = new Map<string, Edge[]>();
  const add = (from: Point, to: Point): void => {
    edges.set(key(from), [...(edges.get(key(from)) ?? []), { from, to }]);
  };
  // clockwise around each cell, without the sides between two of them
  for (const { x, y } of cells) {
    if (!there.has(key({ x, y: y - 1 }))) add({ x, y }, { x: x + 1, y });
    if (!there.has(key({ x: x + 1, y }))) add({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!there.has(key({ x, y: y + 1 }))) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!there.has(key({ x: x - 1, y }))) add({ x, y: y + 1 }, { x, y });
  }
  let path = '';
  for (;;) {
    const start = [...edges.values()].find((list) => list.length)?.[0];
    if (!start) return path;
    path += rounded(loop(edges, start), size, inset, radius);
  }
}

/** Takes one closed loop out of the edges; where two cells touch at a corner only, it keeps to its own cell. */
function loop(edges: Map<string, Edge[]>, start: Edge): Point[] {
  const corners: Point[] = [];
  let edge: Edge | undefined = start;
  while (edge) {
    const from: Edge = edge;
    const list: Edge[] = edges.get(key(from.from)) ?? [];
    list.splice(list.indexOf(from), 1);
    const next: Edge[] = edges.get(key(from.to)) ?? [];
    const along = direction(from);
    const right = next.find(({ to }) => to.x - from.to.x === -along.y && to.y - from.to.y === along.x);
    edge = right ?? next[0];
    const turn = edge ?? start;
    if (direction(turn).x !== along.x || direction(turn).y !== along.y) corners.push(from.to);
  }
  return corners;
}

function direction({ from, to }: Edge): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

function rounded(corners: readonly Point[], size: number, inset: number, radius: number): string {
  const count = corners.length;
  const at = (n: number): Point => corners[(n + count) % count] ?? { x: 0, y: 0 };
  const parts = corners.map((corner, n) => {
    const before = direction({ from: at(n - 1), to: corner });
    const after = direction({ from: corner, to: at(n + 1) });
    // the inside lies to the right of the way
    const x = corner.x * size + inset * (-before.y - after.y);
    const y = corner.y * size + inset * (before.x + after.x);
    const into = `${x - before.x * radius} ${y - before.y * radius}`;
    return `${n ? 'L' : 'M'}${into}Q${x} ${y} ${x + after.x * radius} ${y + after.y * radius}`;
  });
  return `${parts.join('')}Z`;
}

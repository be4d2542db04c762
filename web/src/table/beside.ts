// Where a popover goes: beside what it is about, wherever there is room.

export interface Place {
  x: number;
  y: number;
  /** On which side of the popover its arrow is, and how far along. */
  arrow: { side: 'left' | 'right' | 'above' | 'below'; at: number } | null;
}

const GAP = 20;
const EDGE = 12;

/** `covered`: how much of the screen's right side something else takes. */
export function beside(anchor: DOMRect | null, box: HTMLElement, covered: number): Place {
  const { offsetWidth: width, offsetHeight: height } = box;
  const screen = innerWidth - covered;
  const right = screen - EDGE - width;
  const bottom = innerHeight - EDGE - height;
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));
  if (!anchor?.width) return { x: (screen - width) / 2, y: within((innerHeight - height) / 2, bottom), arrow: null };

  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  const y = within(middle.y - 76, bottom);
  const along = (at: number, size: number) => Math.max(24, Math.min(at, size - 24));
  if (anchor.right + GAP <= right)
    return { x: anchor.right + GAP, y, arrow: { side: 'left', at: along(middle.y - y, height) } };
  const left = anchor.left - GAP - width;
  if (left >= EDGE) return { x: left, y, arrow: { side: 'right', at: along(middle.y - y, height) } };
  const x = within(middle.x - width / 2, right);
  const above = anchor.top - GAP - height;
  if (above >= EDGE) return { x, y: above, arrow: { side: 'below', at: along(middle.x - x, width) } };
  return { x, y: within(anchor.bottom + GAP, bottom), arrow: { side: 'above', at: along(middle.x - x, width) } };
}

// How a board lies in its frame: a scale, and where its upper left corner is.

export interface Box {
  width: number;
  height: number;
}
export interface Look {
  x: number;
  y: number;
  scale: number;
}

const LARGEST = 2.5;
const MARGIN = 14;
/** A small board is not blown up beyond this by itself. */
const COSY = 1.3;

/** `value`, moved as little as possible to lie between the two bounds, in whichever order they come. */
export function clamp(value: number, one: number, other: number): number {
  return Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other));
}

/** The whole board in the middle of the room below `top`, but no smaller than `least`. */
export function fitted(board: Box, room: Box, top: number, least: number): Look {
  if (!board.width || !room.width) return { x: 0, y: 0, scale: 1 };
  const height = room.height - top;
  const fits = Math.min((room.width - 2 * MARGIN) / board.width, (height - 2 * MARGIN) / board.height, COSY);
  const scale = Math.max(fits, least, 0.05);
  return { scale, x: (room.width - board.width * scale) / 2, y: top + (height - board.height * scale) / 2 };
}

/** Kept within reach: a board larger than the room fills it, a smaller one stays inside it. */
export function pinned(look: Look, board: Box, room: Box, top: number): Look {
  const width = board.width * look.scale;
  const height = board.height * look.scale;
  return {
    scale: look.scale,
    x: clamp(look.x, MARGIN, room.width - MARGIN - width),
    y: clamp(look.y, top + MARGIN, room.height - MARGIN - height),
  };
}

/** The corners of the room have buttons and the small map in them. */
const CORNERS = 58;

/** A part of the board in the middle of the room, as large as it fits, between two scales. */
export function framed(
  part: Box & { x: number; y: number },
  room: Box,
  top: number,
  least: number,
  most: number,
): Look {
  const height = room.height - top;
  const fits = Math.min(
    (room.width - 2 * MARGIN) / part.width,
    (height - 2 * Math.min(CORNERS, height / 7)) / part.height,
  );
  const scale = clamp(fits, least, most);
  return {
    scale,
    x: room.width / 2 - (part.x + part.width / 2) * scale,
    y: top + height / 2 - (part.y + part.height / 2) * scale,
  };
}

/** Moved by so much of the board itself. */
export function moved(look: Look, x: number, y: number): Look {
  return { ...look, x: look.x + x * look.scale, y: look.y + y * look.scale };
}

/** Larger or smaller around a point, which stays where it is. */
export function zoomed(look: Look, factor: number, at: { x: number; y: number }, least: number): Look {
  const scale = clamp(look.scale * factor, Math.min(least, 1) * 0.8, LARGEST);
  const by = scale / look.scale;
  return { scale, x: at.x - (at.x - look.x) * by, y: at.y - (at.y - look.y) * by };
}

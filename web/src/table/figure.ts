// The piece that stands for a seat: the game's own, such as its dwarfs, or the plain shape of the seat.
const FIGURES: Readonly<Record<string, string>> = { 'dwarfs-fall': 'dwarf' };

export function figure(game: string, style: number): string {
  return `${FIGURES[game] ?? 'seat'}-${style}`;
}

// A card on its way from the shelf to the board: the shelf moves it, the board shows where it would lie.
class Drag {
  card = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The target on the board that it hangs over. */
  over = $state<string | null>(null);

  start(card: string): void {
    this.card = card;
  }

  /** `lift`: how far above the pointer the card hangs, so that a finger does not hide it. */
  move(x: number, y: number, lift: number): void {
    this.x = x;
    this.y = y - lift;
    const under = document.elementFromPoint(this.x, this.y)?.closest<HTMLElement>('[data-target^="cell:"]');
    this.over = under?.dataset.target ?? null;
  }

  end(): void {
    this.card = null;
    this.over = null;
  }
}

export const drag = new Drag();

// What is pointed at and taken hold of, shared by the board, the tray and the panels.
import { stepsOf, type Step } from './choices';
import type { FjordPlay } from './pieces';
import type { MoveView } from './wire';

class Steering {
  /** The code of the move that is pointed at. */
  #hot = $state.raw<number | null>(null);
  /** Which question a region was chosen for, and which. */
  #from = $state.raw<{ ask: number; region: string } | null>(null);

  point(move: number | null): void {
    this.#hot = move;
  }

  pointed(play: FjordPlay): MoveView | undefined {
    return play.before.moves.find(({ code }) => code === this.#hot);
  }

  /** The region whose troll is to go; where there is only one it need not be chosen. */
  from(play: FjordPlay): string | null {
    const { question } = play;
    const steps = stepsOf(question);
    const sources = new Set(steps.map(({ from }) => from));
    if (question && this.#from?.ask === question.number && sources.has(this.#from.region)) return this.#from.region;
    const [only] = sources;
    return sources.size === 1 && only ? only : null;
  }

  choose(play: FjordPlay, region: string | null): void {
    const { question } = play;
    this.#from = question && region ? { ask: question.number, region } : null;
  }

  /** Where the chosen troll may go. */
  ways(play: FjordPlay): Step[] {
    const from = this.from(play);
    return stepsOf(play.question).filter((step) => step.from === from);
  }
}

export const steering = new Steering();

// Which starting troll of the hand the next touched cell is for.
import type { KingPlay } from './cards';
import type { OptionOut } from '../../lib/wire';

let picked = $state.raw<string | null>(null);

export const draft = {
  pick(troll: string): void {
    picked = troll;
  },
  /** The trolls in hand, also while the placing of one is shown. */
  hand(play: KingPlay): string[] {
    return play.before.seats[play.seat ?? -1]?.hand ?? [];
  },
  /** The one that is held out: the one that was picked, or else the first. */
  held(play: KingPlay): string | undefined {
    const hand = draft.hand(play);
    return hand.find((troll) => troll === picked) ?? hand[0];
  },
  /** What touching a cell would take. */
  option(play: KingPlay, cell: string): OptionOut | undefined {
    const troll = draft.held(play);
    return play.question?.options.find(
      ({ targets }) => targets.includes(`hand:${troll}`) && targets.includes(`cell:${cell}`),
    );
  },
};

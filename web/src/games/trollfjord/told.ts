// Moves in words, for the panels, the tray and whoever listens.
import { passedBy, terrainName, type FjordPlay } from './pieces';
import type { MoveView } from './wire';

/** Such as "2nd forest" or "1st footprints". */
export function moveTitle(play: FjordPlay, { terrain, steps }: MoveView): string {
  if (terrain) return play.say('tf-move-round', { n: steps, terrain: terrainName(terrain) });
  return play.say('tf-move-steps', { n: steps });
}

/** What it lets do, in a few words. */
export function moveGain(play: FjordPlay, { terrain, steps }: MoveView): string {
  return play.say(terrain ? 'tf-move-place' : 'tf-move-wander', { n: steps });
}

/** Who moves then, in order; whoever has the last turn moves no more. */
export function thenMove({ before }: FjordPlay, { order }: MoveView): number[] {
  return before.ending ? order.filter((seat) => seat !== before.active) : [...order];
}

/** What a move leads to, sentence by sentence. */
export function ifTaken(play: FjordPlay, move: MoveView): string[] {
  const { names, before, say } = play;
  const mine = before.active === play.seat ? 'yes' : 'no';
  const who = { player: before.active, mine };
  const named = (seats: readonly number[]): string[] => seats.map((seat) => names[seat] ?? '');
  const passed = passedBy(move, before.active);
  const said = [
    move.terrain
      ? say('tf-if-place', { n: move.steps, terrain: terrainName(move.terrain) })
      : say('tf-if-wander', { n: move.steps }),
  ];
  if (passed.length) said.push(say('tf-if-pass', { ...who, players: named(passed) }));
  else if (!before.ending) said.push(say('tf-if-last', who));
  if (before.ending) said.push(say('tf-if-final', who));
  if (move.tailwind.length)
    said.push(say('tf-if-tailwind', { players: named(move.tailwind), n: move.tailwind.length }));
  else said.push(say('tf-if-calm'));
  return said;
}

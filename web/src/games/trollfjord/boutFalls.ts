// Where the recorded falls come from. Everything that the client assumes about the server's side of them is in here.
import type { Play } from '../../lib/game';
import type { FallOut } from '../../lib/wire';
import { unpack, type Path } from './towerPath';

/** The newest fall of a table: the number of its entry in the record, and which tower let the boulders fall. */
export type FallInfo = FallOut;

export function newestFall(play: Play): FallInfo | null {
  return play.fall;
}

/** Whether a fall was simulated; otherwise the dealer drew it from the tower's measured statistics. */
export const simulated = ({ by }: Pick<FallInfo, 'by'>): boolean => by !== '';

const PLACE = /^\/(table|replay)\/([^/]+)/;
const PATIENCE = 2500;

/** The way of a recorded fall; null where there is none, or it does not come in time. */
export async function fetchPath(fall: FallInfo): Promise<Path | null> {
  const [, screen, id] = PLACE.exec(location.pathname) ?? [];
  if (!simulated(fall) || !id) return null;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(`/api/${screen}s/${id}/falls/${fall.entry}`, { signal });
    return response.ok ? await unpack(new Uint8Array(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}

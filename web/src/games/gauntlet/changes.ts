import type { Phrase } from '../../protocol/types';
import type { GauntletView } from './view';

/** How near Thanos is to his goal after a move. */
export function changes(before: GauntletView, after: GauntletView): Phrase[] {
  return after.stones.length === before.stones.length ? [] : [{ key: 'gauntlet.then.stones', gaps: { count: { count: after.stones.length } } }];
}

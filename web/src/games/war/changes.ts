import type { Phrase } from '../../protocol/types';
import type { WarView } from './view';

/** The points of a seat's team after a move. */
export function changes(before: WarView, after: WarView, seat: number): Phrase[] {
  const [was, is] = [before.teams[seat]?.points, after.teams[seat]?.points];
  return is === undefined || is === was ? [] : [{ key: 'war.then.points', gaps: { points: { count: is } } }];
}

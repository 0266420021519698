import type { Phrase } from '../../protocol/types';
import type { WarView } from './view';

/** What a move brings a seat's team, and how many points that makes. */
export function changes(before: WarView, after: WarView, seat: number): Phrase[] {
  const [was, is] = [before.teams[seat]?.points, after.teams[seat]?.points];
  if (was === undefined || is === undefined || is === was) return [];
  const n = Math.abs(is - was);
  return [{ key: 'war.then.points', gaps: { gain: { text: `${is > was ? '+' : '−'}${n}` }, n: { count: n }, points: { count: is } } }];
}

import type { TableEvent } from '../../protocol/types';

/** Which side came up, if the event is a toss (W-COIN-01). */
export function sideUp({ motions }: TableEvent): 'stones' | 'empty' | null {
  const toss = motions.find(({ thing }) => thing.startsWith('toss:'));
  return toss ? (toss.thing === 'toss:stones' ? 'stones' : 'empty') : null;
}

/** The last toss while it is news: in the turn that it belongs to, and in the next. */
export function freshToss(events: readonly TableEvent[]): TableEvent | null {
  const at = events.findLastIndex(sideUp);
  return events.slice(at + 1).filter(({ kind }) => kind === 'turn').length < 2 ? (events[at] ?? null) : null;
}

import type { TableEvent } from '../../protocol/types';

/** Which side came up, if the event is a toss (W-COIN-01). */
export function sideUp({ motions }: TableEvent): 'stones' | 'empty' | null {
  const toss = motions.find(({ thing }) => thing.startsWith('toss:'));
  return toss ? (toss.thing === 'toss:stones' ? 'stones' : 'empty') : null;
}

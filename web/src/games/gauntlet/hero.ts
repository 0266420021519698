import type { Seat } from '../../protocol/types';
import { seatName } from '../../table/seats';

/** A hero in a sentence: the reader is spoken to, others are named. */
export function heroOf(seats: readonly Seat[], seat: number): { hero: string; who: 'you' | 'other' } {
  return { hero: seatName(seats, seat), who: seats.find((one) => one.seat === seat)?.you ? 'you' : 'other' };
}

import type { Seat } from '../../protocol/types';
import { seatName } from '../../table/seats';

type Who = 'you' | 'other';

/** The two of a fight in a sentence: the reader is spoken to, others are named. */
export function fighters(seats: readonly Seat[], hero: number, thanos: number): { hero: string; who: Who; thanos: Who } {
  const who = (seat: number) => (seats.find((one) => one.seat === seat)?.you ? 'you' : 'other');
  return { hero: seatName(seats, hero), who: who(hero), thanos: who(thanos) };
}

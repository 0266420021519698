import { t } from '../phrases/catalogue.svelte';
import type { Seat } from '../protocol/types';

/** Every seat has a colour and an animal, so that players are told apart at a glance. */
const SEAT_COLOURS = ['space', 'power', 'mind', 'reality', 'time', 'soul'] as const;
const SEAT_ANIMALS = ['fox', 'wolf', 'owl', 'bear', 'raven', 'tiger'] as const;

export function seatAnimal(seat: number): string {
  return SEAT_ANIMALS[seat % SEAT_ANIMALS.length] ?? 'fox';
}

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'space';
}

/** What stands beside a seat's face: the reader is not told his own name. */
export function seatLabel(seats: readonly Seat[], seat: number): string {
  return seats.find((one) => one.seat === seat)?.you ? t('player.me') : seatName(seats, seat);
}

/** The player's name; a bot is called after the animal of its seat. */
export function seatName(seats: readonly Seat[], seat: number): string {
  const found = seats.find((one) => one.seat === seat);
  if (found?.name) return found.name;
  return found?.kind === 'bot' ? t(`animal.${seatAnimal(seat)}`) : t('player.unnamed', { n: seat + 1 });
}

import { t } from '../phrases/catalogue.svelte';
import type { Seat } from '../protocol/types';

/** Every seat has a colour and an animal, so that players are told apart at a glance. */
export const SEAT_COLOURS = ['space', 'power', 'mind', 'reality', 'time', 'soul'] as const;
export const SEAT_ANIMALS = ['fox', 'wolf', 'owl', 'bear', 'raven', 'tiger'] as const;

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'space';
}

export function seatName(seats: readonly Seat[], seat: number): string {
  return seats.find((one) => one.seat === seat)?.name || t('player.unnamed', { n: seat + 1 });
}

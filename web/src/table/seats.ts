import { has, t } from '../phrases/catalogue.svelte';
import { AVATARS } from '../profile/avatars';
import type { Avatar, Seat } from '../protocol/types';

/** Every seat has a colour and an animal, so that players are told apart at a glance. */
const SEAT_COLOURS = ['space', 'power', 'mind', 'reality', 'time', 'soul'] as const;
const SEAT_ANIMALS = ['fox', 'wolf', 'owl', 'bear', 'raven', 'tiger'] as const;

export function seatAnimal(seat: number): Avatar {
  return SEAT_ANIMALS[seat % SEAT_ANIMALS.length] ?? 'fox';
}

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'space';
}

/** The animal of a seat's face: nobody else's at the table, unless two people chose the same. */
export function faceAnimal(seats: readonly Seat[], seat: number): Avatar {
  return withoutTwins(seats.map(({ avatar }) => avatar))[seat] ?? seatAnimal(seat);
}

/** Gives animals to these seats of a table, as far as they have none: the seat's own, or the first that nobody is. */
export function withoutTwins(given: readonly (Avatar | null)[], seats: readonly number[] = [...given.keys()]): (Avatar | null)[] {
  const all = [...given];
  const give = (wanted: (seat: number) => Avatar | undefined) => {
    for (const seat of seats) {
      const animal = wanted(seat);
      if (all[seat] === null && animal && !all.includes(animal)) all[seat] = animal;
    }
  };
  give(seatAnimal);
  give(() => AVATARS.find((animal) => !all.includes(animal)));
  return all;
}

/** What stands beside a seat's face: the reader is not told his own name. */
export function seatLabel(seats: readonly Seat[], seat: number): string {
  return seats.find((one) => one.seat === seat)?.you ? t('player.me') : seatName(seats, seat);
}

/** The player's name; a bot has one of its own. */
export function seatName(seats: readonly Seat[], seat: number): string {
  const found = seats.find((one) => one.seat === seat);
  if (found?.name) return found.name;
  return found?.kind === 'bot' ? botName(found.level, botAnimal(seat, found)) : t('player.unnamed', { n: seat + 1 });
}

/** The animal that a bot is: its own, wherever a lot has put it; who stands in for a person is the seat's. */
export function botAnimal(seat: number, found?: Pick<Seat, 'name' | 'avatar'>): Avatar {
  return (found?.name ? null : found?.avatar) ?? seatAnimal(seat);
}

/**
 * What a bot is called: every level has a name for each animal, so that two at a table never share one and who was
 * chosen is met again. Bots of the laboratory are called after the animal itself.
 */
export function botName(level: string | null, animal: string): string {
  const key = `bot.${level ?? ''}.${animal}`;
  return t(has(key) ? key : `animal.${animal}`);
}

/** What a bot says of itself: of this game if it has something to say, else in general; nothing if nobody wrote it down. */
export function botAbout(game: string, level: string): string | null {
  const key = [`${game}.bot.${level}`, `bot.${level}.about`].find(has);
  return key === undefined ? null : t(key);
}

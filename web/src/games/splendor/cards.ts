import marvelCards from './facts/cards.json';
import classicCards from './facts/classic_cards.json';
import classicLocations from './facts/classic_locations.json';
import marvelLocations from './facts/locations.json';
import type { Edition } from './view';

/** The colours in which cards are paid. */
export const COLOURS = ['mind', 'space', 'soul', 'power', 'reality'] as const;
export type Colour = (typeof COLOURS)[number];
export type Cost = Record<Colour, number>;

export interface Card {
  edition: Edition;
  id: string;
  level: number;
  bonus: Colour;
  points: number;
  avengers: number;
  cost: Cost;
}

export interface Location {
  edition: Edition;
  id: string;
  points: number;
  cost: Cost;
}

const costOf = ({ mind, space, soul, power, reality }: Cost): Cost => ({ mind, space, soul, power, reality });

const cardsOf = (edition: Edition, rows: typeof marvelCards) =>
  rows.map((row): [string, Card] => [
    row.id,
    {
      edition,
      id: row.id,
      level: row.level,
      bonus: COLOURS.find((colour) => colour === row.bonus) ?? 'mind',
      points: row.points,
      avengers: row.avengers,
      cost: costOf(row),
    },
  ]);

const locationsOf = (edition: Edition, rows: typeof marvelLocations) =>
  rows.map((row): [string, Location] => {
    const id = `${row.tile}${row.side}`;
    return [id, { edition, id, points: row.points, cost: costOf(row) }];
  });

const cards = new Map([...cardsOf('marvel', marvelCards), ...cardsOf('classic', classicCards)]);
const locations = new Map([...locationsOf('marvel', marvelLocations), ...locationsOf('classic', classicLocations)]);

export function card(id: string): Card {
  return known(cards, id);
}

export function location(id: string): Location {
  return known(locations, id);
}

export function allCards(edition: Edition): Card[] {
  return [...cards.values()].filter((card) => card.edition === edition);
}

export function allLocations(edition: Edition): Location[] {
  return [...locations.values()].filter((location) => location.edition === edition);
}

function known<T>(box: Map<string, T>, id: string): T {
  const found = box.get(id);
  if (!found) throw new Error(`no ${id} in the box`);
  return found;
}

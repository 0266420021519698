import cardRows from './facts/cards.json';
import locationRows from './facts/locations.json';

/** The colours in which cards are paid. */
export const COLOURS = ['mind', 'space', 'soul', 'power', 'reality'] as const;
export type Colour = (typeof COLOURS)[number];
export type Cost = Record<Colour, number>;

export interface Card {
  id: string;
  level: number;
  bonus: Colour;
  points: number;
  avengers: number;
  cost: Cost;
}

export interface Location {
  id: string;
  points: number;
  cost: Cost;
}

const costOf = ({ mind, space, soul, power, reality }: Cost): Cost => ({ mind, space, soul, power, reality });

const cards = new Map(
  cardRows.map((row): [string, Card] => [
    row.id,
    {
      id: row.id,
      level: row.level,
      bonus: COLOURS.find((colour) => colour === row.bonus) ?? 'mind',
      points: row.points,
      avengers: row.avengers,
      cost: costOf(row),
    },
  ]),
);

const locations = new Map(
  locationRows.map((row): [string, Location] => {
    const id = `${row.tile}${row.side}`;
    return [id, { id, points: row.points, cost: costOf(row) }];
  }),
);

export function card(id: string): Card {
  return known(cards, id);
}

export function location(id: string): Location {
  return known(locations, id);
}

export function allCards(): Card[] {
  return [...cards.values()];
}

export function allLocations(): Location[] {
  return [...locations.values()];
}

function known<T>(box: Map<string, T>, id: string): T {
  const found = box.get(id);
  if (!found) throw new Error(`no ${id} in the box`);
  return found;
}

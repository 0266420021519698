import rows from './facts/cards.json';
import { STONES, type Stone } from '../../stones/gems';

export interface Card {
  id: string;
  value: number;
  deck: 'hero' | 'thanos';
  copies: number;
  /** The Infinity Stone that it is, if it is one. */
  stone: Stone | null;
}

/** Values 1 to 6 wear the colour of the stone of that value; 7 is Thanos himself. */
const VALUE_COLOURS = ['', 'mind', 'soul', 'space', 'power', 'reality', 'time', 'titan'] as const;

const box = new Map(
  rows.map((row): [string, Card] => {
    const id = idOf(row.name);
    const stone = row.stone ? (STONES.find((one) => `${one}-stone` === id) ?? null) : null;
    return [id, { id, value: row.value, deck: row.deck === 'hero' ? 'hero' : 'thanos', copies: row.copies, stone }];
  }),
);

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace('&', 'and')
    .replaceAll(/[\s-]+/g, '-');
}

export function card(id: string): Card {
  const found = box.get(id);
  if (!found) throw new Error(`no ${id} in the box`);
  return found;
}

/** The cards of a deck, twins twice. */
export function deckCards(deck: Card['deck']): Card[] {
  return [...box.values()].filter((one) => one.deck === deck).flatMap((one) => Array.from({ length: one.copies }, () => one));
}

export function valueColour(value: number): string {
  return VALUE_COLOURS[value] ?? '';
}

/** The highest value in a deck: 6 for the heroes, 7 for Thanos. */
export function highest(deck: Card['deck']): number {
  return Math.max(...deckCards(deck).map((one) => one.value));
}

export function cardKey(id: string): string {
  return `gauntlet.card.${id}`;
}

/** Heroes of one value do the same; every card of Thanos does something else. */
export function effectKey(id: string): string {
  const { deck, value } = card(id);
  return deck === 'hero' ? `gauntlet.effect.hero.${value}` : `gauntlet.effect.${id}`;
}

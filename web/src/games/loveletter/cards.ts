import rows from './facts/cards.json';

export interface Card {
  id: string;
  value: number;
  copies: number;
}

/** The colour of each character, by the names that the tokens of the page have for them. */
const COLOURS: Record<string, string> = {
  spy: 'shield',
  guard: 'reality',
  priest: 'space',
  baron: 'soul',
  handmaid: 'time',
  prince: 'power',
  chancellor: 'space',
  king: 'mind',
  countess: 'power',
  princess: 'reality',
};

/** All characters, the lowest value first. */
export const CARDS: readonly Card[] = rows.map((row) => ({
  id: row.card.toLowerCase(),
  value: row.value,
  copies: row.copies,
}));

export function card(id: string): Card {
  const found = CARDS.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id} in the box`);
  return found;
}

export function colour(id: string): string {
  return COLOURS[id] ?? 'shield';
}

export function cardKey(id: string): string {
  return `loveletter.card.${id}`;
}

export function effectKey(id: string): string {
  return `loveletter.effect.${id}`;
}

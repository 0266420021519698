import { CARDS } from './cards';
import type { LoveLetterView } from './view';

/** How many cards of a character the viewer can't place. */
export function unseen(view: LoveLetterView, id: string): number {
  return view.unseen.filter((one) => one === id).length;
}

/** The cards that the viewer knows in the hand of a seat. */
export function knownInHand(view: LoveLetterView, seat: number): string[] {
  return view.known.filter((one) => one.seat === seat).map((one) => one.card);
}

/** The cards that the viewer knows in the deck, the next to be drawn first. */
export function knownInDeck(view: LoveLetterView): { card: string; depth: number }[] {
  return view.known.filter((one) => one.seat === null).sort((one, other) => one.depth - other.depth);
}

/** How likely a seat holds the character, by counting what is unseen; 1 if it was seen there. */
export function chance(view: LoveLetterView, seat: number, id: string): number {
  const known = knownInHand(view, seat);
  if (known.length > 0) return known.includes(id) ? 1 : 0;
  return view.unseen.length === 0 ? 0 : unseen(view, id) / view.unseen.length;
}

/** The characters with how many of each are unseen, the highest value first. */
export function tracked(view: LoveLetterView): { id: string; value: number; left: number; copies: number }[] {
  return CARDS.map(({ id, value, copies }) => ({ id, value, copies, left: unseen(view, id) })).reverse();
}

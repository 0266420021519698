import { card, deckCards, highest, type Card } from './cards';
import type { GauntletView } from './view';

/** Hidden cards of a hand that the viewer has followed; which of the cards it is, nobody knows. */
export function knownInHand(view: GauntletView, seat: number): string[] {
  return view.known.filter((one) => one.where === 'hand' && one.seat === seat).map((one) => one.card);
}

/** Cards of a deck that the viewer can place, as they will be drawn; those counted from below come last. */
export function knownInDeck(view: GauntletView, deck: Card['deck']): { card: string; depth: number }[] {
  return view.known
    .filter((one) => card(one.card).deck === deck)
    .flatMap(({ card: id, depth }) => (depth === null ? [] : [{ card: id, depth }]))
    .sort((one, other) => drawnAt(one.depth) - drawnAt(other.depth));
}

const drawnAt = (depth: number) => (depth > 0 ? depth : 100 + depth);

/** So many lines the note pad has: what is known now, and how it came to be known. */
export function noted(view: GauntletView): number {
  const hands = view.seats.filter(({ seat }) => knownInHand(view, seat).length > 0).length;
  const decks = (['hero', 'thanos'] as const).filter((deck) => knownInDeck(view, deck).length > 0).length;
  return hands + decks + view.notes.length;
}

/** Where the viewer has a card of the box: face up, in the own hand, followed, or out of sight. */
export type Whereabouts = 'shown' | 'own' | 'known' | 'unseen';

export interface Tracked {
  id: string;
  where: Whereabouts;
}

/** The tracker: every card of a deck by value, each where the viewer has it. */
export function tracked(view: GauntletView, deck: Card['deck'], you: number | null): Tracked[][] {
  const left = {
    unseen: [...(deck === 'hero' ? view.unseenHeroes : view.unseenThanos)],
    own: you === null ? [] : [...(view.seats[you]?.hand ?? [])],
    known: view.known.map((one) => one.card),
  };
  const take = (from: string[], id: string) => {
    const at = from.indexOf(id);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  const where = (id: string): Whereabouts => {
    if (take(left.unseen, id)) return 'unseen';
    if (take(left.own, id)) return 'own';
    return take(left.known, id) ? 'known' : 'shown';
  };
  const all = deckCards(deck).map(({ id }) => ({ id, where: where(id) }));
  return Array.from({ length: highest(deck) }, (_, i) => all.filter(({ id }) => card(id).value === i + 1));
}

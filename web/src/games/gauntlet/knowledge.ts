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

/** How likely a value is, from what the viewer can't place. */
export interface Odds {
  value: number;
  /** Between 0 and 1; 1 only where the viewer knows the card. */
  chance: number;
  /** Unseen cards of the value, of all unseen ones. */
  unseen: number;
  of: number;
  /** Seats that are known to hold the value. */
  holders: number[];
}

/**
 * By counting alone: a hand is as likely to be one set of unseen cards as another. Thanos guesses one card of a hero; a hero
 * guesses both cards of Thanos.
 */
export function odds(view: GauntletView, you: number, value: number): Odds {
  const guesserIsThanos = you === view.thanos;
  const pool = guesserIsThanos ? view.unseenHeroes : view.unseenThanos;
  const unseen = pool.filter((id) => card(id).value === value).length;
  const rivals = view.seats.filter((one) => one.thanos !== guesserIsThanos);
  const holders = rivals.filter(({ seat }) => knownInHand(view, seat).some((id) => card(id).value === value)).map(({ seat }) => seat);
  const thanos = view.seats[view.thanos];
  const draws = guesserIsThanos || !thanos ? 1 : thanos.handSize - knownInHand(view, view.thanos).length;
  const sure = !guesserIsThanos && holders.length > 0;
  return { value, chance: sure ? 1 : atLeastOne(unseen, pool.length, draws), unseen, of: pool.length, holders };
}

/** That of some cards drawn at random at least one is among the wanted. */
export function atLeastOne(wanted: number, all: number, draws: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(draws, all); i++) none *= Math.max(0, all - wanted - i) / (all - i);
  return 1 - none;
}

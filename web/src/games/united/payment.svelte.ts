import type { OfferedMove } from '../../protocol/types';
import type { Touch } from '../../table/touch';
import { SYMBOLS, type SymbolName } from './view';

/** What an action is taken with: a symbol of a card, or an Action token. */
export interface Payment {
  symbol: SymbolName;
  token: boolean;
}

const symbolNamed = (name: string | undefined) => SYMBOLS.find((one) => one === name) ?? null;

/** How a move is paid; none for what costs nothing. */
export function paymentOf({ parts }: OfferedMove): Payment | null {
  const symbol = symbolNamed(parts['with']);
  return symbol && { symbol, token: parts['from'] === 'token' };
}

/** The space of a Threat that a move fills. */
export function spaceOf({ parts }: OfferedMove): SymbolName | null {
  return symbolNamed(parts['space']);
}

const same = (one: Payment | null, other: Payment | null) => one?.symbol === other?.symbol && one?.token === other?.token;

/** Symbols are lost at the end of the turn and tokens are not: what most people would pay with comes first. */
export function cheapestFirst(moves: readonly OfferedMove[]): OfferedMove[] {
  const worth = (move: OfferedMove) => {
    const paid = paymentOf(move);
    return paid ? (paid.token ? 2 : 0) + (paid.symbol === 'wild' ? 1 : 0) : 4;
  };
  return moves.toSorted((one, other) => worth(one) - worth(other));
}

/** A piece of the pool that was taken up first: only what it can pay for is lit then. */
class Purse {
  chosen = $state.raw<Payment | null>(null);

  take(payment: Payment): void {
    this.chosen = same(this.chosen, payment) ? null : payment;
  }

  put(): void {
    this.chosen = null;
  }

  holds(payment: Payment): boolean {
    return this.chosen !== null && same(this.chosen, payment);
  }
}

export const purse = new Purse();

export function affordable(touch: Touch, payment: Payment): boolean {
  return touch.moves.some((move) => same(paymentOf(move), payment));
}

/** Touching with what was taken up: pays with it, and lights only what it can pay for. */
export function paying(touch: Touch): Touch {
  const meant = (thing: string) => touch.moves.filter((move) => move.targets.includes(thing) && same(paymentOf(move), purse.chosen));
  return {
    reach: (thing) => (purse.chosen === null ? touch.reach(thing) : meant(thing).length > 0 ? 'ends' : 'no'),
    picks: (thing) => touch.picks(thing),
    place: (thing) => touch.place(thing),
    touch(thing) {
      const [only, ...others] = purse.chosen ? meant(thing).filter((move) => move.targets.length === 1) : [];
      purse.put();
      if (only && others.length === 0) touch.choose(only);
      else touch.touch(thing);
    },
    get moves() {
      return touch.moves;
    },
    get left() {
      return touch.left;
    },
    choose: (move) => touch.choose(move),
    askWhich: (things) => touch.askWhich(things),
    get meant() {
      return touch.meant;
    },
    get marked() {
      return touch.marked;
    },
    travel: (to, next) => touch.travel(to, next),
  };
}

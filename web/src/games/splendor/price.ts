import { COLOURS, type Card, type Colour } from './cards';
import type { SeatView } from './view';

/** What a card would cost a seat; for the eye only, the rules are the server's. */
export interface Price {
  /** Tokens to hand in. */
  total: number;
  /** Tokens that neither colour nor S.H.I.E.L.D. can cover. */
  short: number;
  parts: PricePart[];
}

export interface PricePart {
  colour: Colour;
  cost: number;
  /** Percent of the cost that bonuses pay. */
  byBonus: number;
  /** Percent that bonuses and tokens of the colour pay. */
  byTokens: number;
}

export function price(card: Card, seat: SeatView | null): Price {
  let total = 0;
  let missing = 0;
  const parts = COLOURS.filter((colour) => card.cost[colour] > 0).map((colour): PricePart => {
    const cost = card.cost[colour];
    const bonus = Math.min(cost, seat?.bonuses[colour] ?? 0);
    const tokens = Math.min(cost - bonus, seat?.tokens[colour] ?? 0);
    total += cost - bonus;
    missing += cost - bonus - tokens;
    return { colour, cost, byBonus: (bonus / cost) * 100, byTokens: ((bonus + tokens) / cost) * 100 };
  });
  return { total, short: Math.max(0, missing - (seat?.tokens.shield ?? 0)), parts };
}

import type { Counts, SplendorView } from '../src/games/splendor/view';

export const counts = (some: Partial<Counts>): Counts => ({ mind: 0, space: 0, soul: 0, power: 0, reality: 0, time: 0, shield: 0, ...some });

/** A game of three in its fifth round. */
export const splendorView: SplendorView = {
  edition: 'marvel',
  goal: 16,
  seats: [0, 1, 2].map(() => ({
    tokens: counts({ mind: 2, reality: 1, shield: 1 }),
    bonuses: counts({ reality: 1 }),
    team: ['L1-33'],
    hand: [{ level: 2, card: 'L2-17', blind: true }],
    locations: [],
    points: 0,
    avengers: 0,
    gauntlet: false,
  })),
  supply: counts({ mind: 5, space: 2, soul: 1, power: 0, reality: 4, time: 3, shield: 4 }),
  rows: [
    { level: 1, deck: 30, cards: ['L1-02', 'L1-09', 'L1-17', null] },
    { level: 2, deck: 20, cards: ['L2-01', 'L2-07', 'L2-13', 'L2-19'] },
    { level: 3, deck: 0, cards: ['L3-01', 'L3-05', 'L3-09', 'L3-13'] },
  ],
  locations: ['1A', '4B'],
  avengersOwner: 1,
  round: 5,
  finalRound: false,
  active: 0,
  pending: { step: 'turn', card: null, price: counts({}), surplus: 0 },
};

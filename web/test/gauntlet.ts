import type { GauntletView } from '../src/games/gauntlet/view';

/** Three players: seat 1 is Thanos, seat 0 the viewer, who has seen the Soul Stone in his hand. */
export function gauntletView(changes: Partial<GauntletView> = {}): GauntletView {
  return {
    thanos: 1,
    active: 0,
    turn: 9,
    seats: [
      { seat: 0, thanos: false, handSize: 2, hand: ['spider-man', 'iron-man'], tokens: 1, front: [{ card: 'gamora', value: 2, defeated: false }] },
      {
        seat: 1,
        thanos: true,
        handSize: 2,
        hand: [],
        tokens: 0,
        front: [
          { card: 'outrider', value: 1, defeated: false },
          { card: 'mind-stone', value: 1, defeated: false },
          { card: 'proxima-midnight', value: 4, defeated: true },
        ],
      },
      { seat: 2, thanos: false, handSize: 1, hand: [], tokens: 0, front: [] },
    ],
    heroesLife: { now: 4, start: 6 },
    thanosLife: { now: 3, start: 4 },
    heroDeck: 5,
    thanosDeck: 8,
    stones: ['mind-stone'],
    known: [{ card: 'soul-stone', where: 'hand', seat: 1, depth: null }],
    notes: [{ turn: 5, card: 'soul-stone', about: 1, how: 'looked' }],
    unseenHeroes: ['thor', 'hulk', 'vision', 'falcon', 'nebula', 'star-lord'],
    unseenThanos: ['outrider', 'corvus-glaive', 'black-dwarf', 'space-stone', 'power-stone', 'ebony-maw', 'reality-stone', 'time-stone', 'thanos'],
    guess: [
      { value: 1, chance: 1 / 9, unseen: 1, of: 9, holders: [] },
      { value: 2, chance: 1, unseen: 1, of: 9, holders: [1] },
      { value: 3, chance: 2 / 9, unseen: 2, of: 9, holders: [] },
      { value: 4, chance: 0, unseen: 0, of: 9, holders: [] },
      { value: 5, chance: 2 / 9, unseen: 2, of: 9, holders: [] },
      { value: 6, chance: 2 / 9, unseen: 2, of: 9, holders: [] },
      { value: 7, chance: 1 / 9, unseen: 1, of: 9, holders: [] },
    ],
    fight: null,
    over: false,
    ...changes,
  };
}

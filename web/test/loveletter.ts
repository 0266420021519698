import type { LoveLetterView, SeatView } from '../src/games/loveletter/view';

const seat = (number: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  inRound: true,
  guarded: false,
  tokens: 0,
  handSize: 1,
  hand: [],
  front: [],
  ...more,
});

/** Seat 0 holds a Guard and the King, and has seen the Baron of seat 1. */
export function loveLetterView(more: Partial<LoveLetterView> = {}): LoveLetterView {
  return {
    active: 0,
    round: 2,
    goal: 6,
    deck: 9,
    faceUp: ['spy', 'guard', 'prince'],
    aside: true,
    seats: [seat(0, { handSize: 2, hand: ['guard', 'king'], tokens: 2 }), seat(1, { front: ['priest', 'handmaid'], guarded: true })],
    known: [{ card: 'baron', seat: 1, depth: 0 }],
    unseen: ['spy', 'guard', 'guard', 'baron', 'princess'],
    meets: null,
    lastRound: null,
    over: false,
    ...more,
  };
}

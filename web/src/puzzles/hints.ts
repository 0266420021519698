import type { PuzzleStanding } from '../protocol/types';

/** What a hint tells: what to think of, where to look, what to do. */
export type HintStep = 'tip' | 'look' | 'move';

/** What is written on the button that asks for it. */
export const HINTS: Readonly<Record<HintStep, string>> = { tip: 'puzzle.hint', look: 'puzzle.hintMore', move: 'puzzle.hintMove' };

/** The hints of the present move, one after another. Where to look is known of the first move, unless that would tell it. */
export function stepsOf(puzzle: PuzzleStanding, things: readonly string[]): readonly HintStep[] {
  return puzzle.made || things.length === 0 ? ['tip', 'move'] : ['tip', 'look', 'move'];
}

/** What a seat does before anybody else moves. */
export function firstOf<M extends { seat: number }>(line: readonly M[], seat: number | null): readonly M[] {
  const rival = line.findIndex((one) => one.seat !== seat);
  return rival < 0 ? line : line.slice(0, rival);
}

/** So many games of 100 less, and a move is not fairly tried any more. */
const FAR = 5;

/** What is said of a move that is not the best: praise only if it is hardly worse. */
export const missedAs = (leads: number, best: number) => (best - leads > FAR ? 'puzzle.missedFar' : 'puzzle.missedBy');

/** What is said once the answer was played: who has solved it need not try. */
export function shownAs({ solved, over }: { solved: boolean; over: boolean }): string {
  if (solved) return 'puzzle.shownSolved';
  return over ? 'puzzle.shownLast' : 'puzzle.shown';
}

import type { TableEvent, TableState } from '../protocol/types';

/** What a game's view alone can tell: the last round begins, six stones are lit. */
export type GamePeak = 'lastRound' | 'stones' | 'snap' | 'mission' | 'ko' | 'round';
/** Moments of a game that are more than a move. */
export type Peak = GamePeak | 'victory' | 'defeat' | 'over';

/** Milliseconds that a moment lasts. */
export const LASTS = 1700;

interface Views {
  before: TableState | null;
  after: TableState;
  ofGame?: ((before: unknown, after: unknown) => GamePeak | null) | undefined;
}

/** The moment that a new state is, if it is one; nothing is one for who has just come. */
export function peakOf({ before, after, ofGame }: Views): Peak | null {
  if (!before?.view || !after.view || before.outcome) return null;
  const game = ofGame?.(before.view, after.view) ?? null;
  if (!after.outcome || game === 'snap') return game;
  if (after.you === null || !after.outcome.decided) return 'over';
  return after.outcome.winners.includes(after.you) ? 'victory' : 'defeat';
}

/** The places where something was hit or fell. */
export function struck(events: readonly TableEvent[]): string[] {
  const blows = events.filter(({ kind }) => kind === 'hit' || kind === 'fell').flatMap((event) => event.motions.map(({ from }) => from));
  return [...new Set(blows)].slice(0, 4);
}

import type { ReplayStep, TableState } from '../protocol/types';

/** More moves than this at once, and the reader has been away. */
const MOST = 12;

/** Asks the replay for a step, or without one for the last. */
export type AskStep = (step?: number) => Promise<ReplayStep>;

/**
 * A quick server or a slow connection may tell of several moves in one state. It is taken apart with the replay's help, so
 * that they can be shown one after the other. Where that doesn't work out (somebody took a move back), the state stays whole.
 */
export async function unfold(before: TableState | null, state: TableState, ask: AskStep): Promise<TableState[]> {
  const moves = newMoves(before, state);
  if (!before?.view || moves.length < 2 || moves.length > MOST) return [state];
  try {
    const last = await ask();
    const earlier = await Promise.all(moves.slice(1).map((_, i) => ask(last.steps - (moves.length - 1 - i))));
    if (!earlier.every((step, i) => step.events.some((event) => event.seq === moves[i]))) return [state];
    const movers = [...earlier.slice(1), last].map((step) => step.seat);
    return [...earlier.map((step, i) => inBetween(state, step, moves[i] ?? state.seq, movers[i] ?? null)), state];
  } catch {
    return [state];
  }
}

function newMoves(before: TableState | null, state: TableState): number[] {
  const seen = before?.lastEvent ?? 0;
  return [...new Set(state.events.filter((event) => event.n > seen).map((event) => event.seq))];
}

function inBetween(state: TableState, step: ReplayStep, seq: number, toChoose: number | null): TableState {
  return {
    ...state,
    phase: 'running',
    seq,
    view: step.view,
    events: step.events,
    lastEvent: Math.max(...step.events.map((event) => event.n)),
    toChoose,
    choice: null,
    canUndo: false,
    outcome: null,
  };
}

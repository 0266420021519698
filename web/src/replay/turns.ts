import type { Phrase, TableEvent, ToldStep, Turning } from '../protocol/types';
import { gist, turnsOf, type Turn } from '../table/turns';

/** What was told of a step, as far as it belongs to one turn. */
export interface Deed {
  step: number;
  events: TableEvent[];
}

/** A turn with the steps that it is made of. */
export interface TurnSteps {
  turn: Turn;
  deeds: Deed[];
  /** The step after which it is over. */
  last: number;
}

/** A step on the bar that is worth finding. */
export interface BarMark {
  step: number;
  kind: 'turning' | 'fell' | 'scored';
  seat: number | null;
  phrase: Phrase;
}

/** The turns of a game by steps, the oldest first. */
export function turnsBySteps(told: readonly ToldStep[], tellsTurns: boolean): TurnSteps[] {
  const stepOf = new Map(told.flatMap(({ step, events }) => events.map((event) => [event.n, step] as const)));
  const turns = turnsOf(
    told.flatMap(({ events }) => events),
    tellsTurns,
  );
  return turns.map((turn) => {
    const deeds = deedsOf(turn, stepOf);
    // A turn that only began was announced by the step before.
    const last = deeds.at(-1)?.step ?? stepOf.get(turn.opening?.n ?? 0) ?? 0;
    return { turn, deeds, last };
  });
}

function deedsOf(turn: Turn, stepOf: ReadonlyMap<number, number>): Deed[] {
  const deeds: Deed[] = [];
  for (const event of turn.events) {
    const step = stepOf.get(event.n) ?? 0;
    const deed = deeds.at(-1);
    if (deed?.step === step) deed.events.push(event);
    else deeds.push({ step, events: [event] });
  }
  return deeds;
}

/** Where a turn on from a step, or back, leads: to how things stood when a turn was over. */
export function turnAway(turns: readonly TurnSteps[], step: number, steps: number, way: 1 | -1): number {
  const ends = turns.map(({ last }) => last);
  return way === 1 ? Math.min(...ends.filter((end) => end > step), steps) : Math.max(...ends.filter((end) => end < step), 0);
}

/** Where somebody scored or fell, and where the game turned; a step has one mark, the gravest. */
export function marksOf(told: readonly ToldStep[], turnings: readonly Turning[]): BarMark[] {
  const marks = told.flatMap(({ step, events }): BarMark[] => {
    const turning = turnings.find((one) => one.great && one.step === step);
    const made = turning && gist(turning.told).at(-1);
    if (made) return [{ step, kind: 'turning', seat: made.seat, phrase: made.phrase }];
    const grave = events.find(({ kind }) => kind === 'fell') ?? events.find(({ kind }) => kind === 'scored');
    return grave ? [{ step, kind: grave.kind === 'fell' ? 'fell' : 'scored', seat: grave.seat, phrase: grave.phrase }] : [];
  });
  return marks.filter(({ step }) => step > 0);
}

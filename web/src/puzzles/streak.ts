/** What this reader has solved, kept on this device. */
export interface SolvedPuzzles {
  /** Puzzles by game and id. */
  solved: string[];
  /** The days whose puzzle was solved, as dates. */
  days: string[];
}

const DAY = 86_400_000;
/** Nobody counts further back. */
const MOST_DAYS = 400;

export const puzzleName = (game: string, id: string) => `${game}/${id}`;

/** The date in Greenwich, by which the puzzle of the day changes. */
export const today = (now = Date.now()) => new Date(now).toISOString().slice(0, 10);

const dayBefore = (date: string) => today(Date.parse(date) - DAY);

/** How many days in a row; a day that is not over yet does not break it. */
export function streak(days: readonly string[], date: string): number {
  const solved = new Set(days);
  let day = solved.has(date) ? date : dayBefore(date);
  let length = 0;
  for (; solved.has(day); day = dayBefore(day)) length++;
  return length;
}

/** Notes a solved puzzle; on the day it is the puzzle of, the day as well. */
export function note(kept: SolvedPuzzles, name: string, date: string | null): SolvedPuzzles {
  return {
    solved: kept.solved.includes(name) ? kept.solved : [...kept.solved, name],
    days: date === null || kept.days.includes(date) ? kept.days : [...kept.days, date].slice(-MOST_DAYS),
  };
}

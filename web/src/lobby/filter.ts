import type { TableSummary } from '../protocol/types';

export const STAGES = ['all', 'running', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** What one has given up is over for oneself, whoever plays on. */
const isOver = (table: TableSummary) => table.phase === 'over' || table.gaveUp;

/** The game that was chosen, or all of them, once none of its tables is there any more. */
export function among(tables: readonly TableSummary[], game: string): string {
  return tables.some((table) => table.game === game) ? game : '';
}

/** The tables of a game, or of all, that go on, or are over; those that wait for oneself first. */
export function shown(tables: readonly TableSummary[], game: string, stage: Stage): TableSummary[] {
  const waits = (table: TableSummary) => table.toChoose !== null && table.yours.includes(table.toChoose);
  return tables
    .filter((table) => game === '' || table.game === game)
    .filter((table) => stage === 'all' || isOver(table) === (stage === 'over'))
    .toSorted((one, other) => Number(waits(other)) - Number(waits(one)));
}

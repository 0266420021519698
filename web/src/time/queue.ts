import type { TableSummary } from '../protocol/types';

/** The tables that wait for this reader, the most urgent first: by deadline, then by how long they have waited. */
export function waitingForMe(tables: readonly TableSummary[]): TableSummary[] {
  const mine = tables.filter(({ phase, toChoose, yours }) => phase === 'running' && toChoose !== null && yours.includes(toChoose));
  const urgency = (table: TableSummary) => `${table.deadline ?? '9'} ${table.movedAt}`;
  return mine.sort((one, other) => urgency(one).localeCompare(urgency(other)));
}

import { expect, it } from 'vitest';
import { among, shown } from '../src/lobby/filter';
import type { TableSummary } from '../src/protocol/types';

const summary = (table: string, some: Partial<TableSummary>) =>
  ({ table, game: 'war', phase: 'running', yours: [0], toChoose: null, gaveUp: false, ...some }) as TableSummary;

it('what one has given up is over for oneself, and stays in the list', () => {
  const tables = [summary('runs', {}), summary('given up', { gaveUp: true, yours: [] }), summary('ended', { phase: 'over' })];
  const names = (stage: 'all' | 'running' | 'over') => shown(tables, '', stage).map(({ table }) => table);
  expect(names('over')).toEqual(['given up', 'ended']);
  expect(names('running')).toEqual(['runs']);
  expect(names('all')).toHaveLength(3);
});

it('what waits for oneself comes first', () => {
  expect(shown([summary('later', {}), summary('now', { toChoose: 0 })], 'war', 'all')[0]?.table).toBe('now');
});

it('a game whose last table is gone is no filter any more', () => {
  expect(among([summary('left', {})], 'war')).toBe('war');
  expect(among([summary('left', {})], 'splendor')).toBe('');
  expect(among([], 'war')).toBe('');
});

import { expect, it } from 'vitest';
import { Removed } from '../src/lobby/removed.svelte';
import { settings } from '../src/settings/settings.svelte';

it('puts back the table that was taken out last, and it alone', () => {
  const removed = new Removed();
  removed.take('one');
  removed.take('two');
  removed.putBack();
  expect(['one', 'two'].map((table) => removed.has(table))).toEqual([true, false]);
  expect(removed.last).toBeNull();
  removed.putBack();
  expect(settings.removed).toEqual(['one']);
});

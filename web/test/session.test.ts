import { afterEach, expect, it } from 'vitest';
import { TableSession } from '../src/table/session.svelte';
import { offered } from './moves';
import { tableState } from './states';

let session: TableSession | null = null;

afterEach(() => session?.close());

it('says why when nothing leads where somebody wants to go', () => {
  session = new TableSession('k3vq8m');
  session.shown = tableState({ choice: { moves: [offered('end turn')], prompt: { key: '' } } });
  session.travel('tile:6,5', () => null);
  expect(session.asked?.thing).toBe('tile:6,5');
});

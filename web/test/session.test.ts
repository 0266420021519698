import { afterEach, expect, it } from 'vitest';
import { TableSession } from '../src/table/session.svelte';
import { offered } from './moves';
import { tableState } from './states';

let session: TableSession | null = null;

afterEach(() => session?.close());

it('asks which of several things is meant, until one is touched or all is put back', () => {
  session = new TableSession('k3vq8m');
  session.shown = tableState({
    choice: { moves: [offered('move thor', 'piece:thor', 'tile:1,1'), offered('move rocket', 'piece:rocket', 'tile:1,1')], prompt: { key: '' } },
  });
  session.askWhich(['piece:thor', 'piece:rocket']);
  expect(session.narrowed).toBe(true);
  session.cancel();
  expect(session.among).toEqual([]);
  session.askWhich(['piece:thor', 'piece:rocket']);
  session.touch('piece:rocket');
  expect(session.among).toEqual([]);
  expect(session.narrowing.picked).toEqual(['piece:rocket']);
});

it('says why when nothing leads where somebody wants to go', () => {
  session = new TableSession('k3vq8m');
  session.shown = tableState({ choice: { moves: [offered('end turn')], prompt: { key: '' } } });
  session.travel('tile:6,5', () => null);
  expect(session.asked?.thing).toBe('tile:6,5');
});

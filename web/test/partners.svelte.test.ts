import { mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/protocol/api';
import Partners from '../src/table/Partners.svelte';
import Surrounded from './Surrounded.svelte';
import { tableState } from './states';

afterEach(() => vi.restoreAllMocks());

const CHOICE = { prompt: { key: 'told' }, moves: [] };

function shown(talk: { points: boolean } | null, choice: typeof CHOICE | null) {
  const state = tableState({ talk: talk && { to: 'table', heard: 0, ...talk }, choice: choice as never });
  return mount(Surrounded, { target: document.body, props: { what: Partners, given: { state, aim: () => undefined } } });
}

test('partners say what they are up to, to whoever chooses', async () => {
  vi.spyOn(api, 'partners').mockResolvedValue([{ seat: 2, aims: [{ key: 'united.aim.rescue' }] }]);
  const block = shown({ points: true }, CHOICE);
  await vi.waitFor(() => expect(document.querySelector('section p')?.textContent).toContain('united.aim.rescue'));
  await unmount(block);
});

test('nobody is asked where one plays alone or does not choose', async () => {
  const asked = vi.spyOn(api, 'partners').mockResolvedValue([]);
  const blocks = [shown({ points: false }, CHOICE), shown({ points: true }, null), shown(null, CHOICE)];
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(asked).not.toHaveBeenCalled();
  await Promise.all(blocks.map((block) => unmount(block)));
});

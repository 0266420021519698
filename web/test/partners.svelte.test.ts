import { mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { GamePlug } from '../src/games/plug';
import { api } from '../src/protocol/api';
import Partners from '../src/table/Partners.svelte';
import Surrounded from './Surrounded.svelte';
import { tableState } from './states';

afterEach(() => vi.restoreAllMocks());

const CHOICE = { prompt: { key: 'told' }, moves: [] };

function shown(talk: { points: boolean } | null, choice: typeof CHOICE | null, plug: Pick<GamePlug<unknown>, 'role'> | null = null) {
  const state = tableState({ talk: talk && { to: 'table', heard: 0, ...talk }, choice: choice as never });
  return mount(Surrounded, {
    target: document.body,
    props: { what: Partners, given: { state, aim: () => undefined }, plug: plug as GamePlug<unknown> | null },
  });
}

test('partners say what they are up to, to whoever chooses', async () => {
  vi.spyOn(api, 'partners').mockResolvedValue([{ seat: 2, aims: [{ key: 'united.aim.rescue' }] }]);
  const block = shown({ points: true }, CHOICE);
  await vi.waitFor(() => expect(document.querySelector('section p')?.textContent).toContain('united.aim.rescue'));
  await unmount(block);
});

test('partners say nothing while they are nobody yet', async () => {
  const asked = vi.spyOn(api, 'partners').mockResolvedValue([1, 2].map((seat) => ({ seat, aims: [{ key: `united.aim.of${seat}` }] })));
  const block = shown({ points: true }, CHOICE, { role: (_: unknown, seat: number) => (seat === 2 ? 'Loki' : null) });
  await vi.waitFor(() => expect(document.querySelector('section')?.textContent).toContain('united.aim.of2'));
  expect(asked).toHaveBeenCalled();
  expect(document.querySelector('section')?.textContent).not.toContain('united.aim.of1');
  await unmount(block);
});

test('nobody is asked where one plays alone or does not choose', async () => {
  const asked = vi.spyOn(api, 'partners').mockResolvedValue([]);
  const blocks = [shown({ points: false }, CHOICE), shown({ points: true }, null), shown(null, CHOICE)];
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(asked).not.toHaveBeenCalled();
  await Promise.all(blocks.map((block) => unmount(block)));
});

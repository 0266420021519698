import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/protocol/api';
import type { Saying } from '../src/protocol/types';
import { settings } from '../src/settings/settings.svelte';
import { talks, tabsOf } from '../src/table/tabs';
import { mute, TableTalk } from '../src/talk/talk.svelte';
import { tableState } from './states';

const saying = (n: number, changes: Partial<Saying> = {}): Saying => ({
  to: 'table',
  n,
  at: '2026-11-16T10:00:00Z',
  who: 'ben',
  you: false,
  seat: 1,
  name: 'Ben',
  text: `word ${n}`,
  quick: null,
  here: null,
  ...changes,
});

const heard = (count: number) => tableState({ talk: { to: 'table', points: true, heard: count } });

let said: Saying[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(api, 'hear').mockImplementation(() => Promise.resolve(said));
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  settings.muted = [];
});

async function told(talk: TableTalk, ...all: Saying[]): Promise<void> {
  said = all;
  talk.look(heard(all.length));
  await vi.waitFor(() => expect(talk.sayings.length + talk.muted.length).toBeGreaterThan(0));
  flushSync();
}

test('what is said is asked for once, when a state tells of more', async () => {
  const talk = new TableTalk('k3vq8m');
  talk.look(heard(0));
  expect(api.hear).not.toHaveBeenCalled();
  await told(talk, saying(1));
  talk.look(heard(1));
  expect(api.hear).toHaveBeenCalledTimes(1);
  expect(talk.sayings.map(({ text }) => text)).toEqual(['word 1']);
});

test('what others said is unread until it was seen, also after a reload', async () => {
  const talk = new TableTalk('k3vq8m');
  await told(talk, saying(1), saying(2, { you: true, who: 'me' }), saying(3));
  expect(talk.unread).toBe(2);
  talk.seen();
  expect(talk.unread).toBe(0);
  const again = new TableTalk('k3vq8m');
  await told(again, saying(1), saying(3), saying(4));
  expect(again.unread).toBe(1);
});

test('who is muted is not heard, and can be heard again', async () => {
  const talk = new TableTalk('k3vq8m');
  await told(talk, saying(1), saying(2, { who: 'cleo', name: 'Cleo' }));
  mute('ben', true);
  expect(talk.sayings.map(({ name }) => name)).toEqual(['Cleo']);
  expect(talk.unread).toBe(1);
  expect(talk.muted.map(({ name }) => name)).toEqual(['Ben']);
  mute('ben', false);
  expect(talk.sayings).toHaveLength(2);
});

test('a thing glows that is pointed at while one looks, not what was pointed at before', async () => {
  const talk = new TableTalk('k3vq8m');
  await told(talk, saying(1, { text: null, here: 'seat:0' }));
  expect(talk.pings).toEqual([]);
  const fresh = saying(2, { text: null, here: 'seat:1' });
  said = [...said, fresh, saying(3, { text: null, here: 'seat:2', who: 'troll' })];
  mute('troll', true);
  talk.look(heard(3));
  await vi.waitFor(() => expect(talk.pings).toEqual([fresh]));
  talk.faded(fresh);
  expect(talk.pings).toEqual([]);
});

test('there is a tab where somebody may answer, with the number of what is unread', () => {
  expect(tabsOf(0, null).map(({ id }) => id)).not.toContain('talk');
  expect(tabsOf(0, 3).find(({ id }) => id === 'talk')?.count).toBe(3);
  const [me, , bot] = heard(0).seats;
  const alone = [me, bot].filter((seat) => seat !== undefined);
  expect(talks({ ...heard(0), seats: alone })).toBe(false);
  expect(talks({ ...heard(2), seats: alone })).toBe(true);
  expect(talks(heard(0))).toBe(true);
  expect(talks(tableState())).toBe(false);
});

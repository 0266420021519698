import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api } from '../src/protocol/api';
import type { Comment } from '../src/protocol/types';
import { Comments } from '../src/replay/comments.svelte';
import { deedOf } from '../src/replay/keys';
import { panesOf } from '../src/replay/panes';
import { settings } from '../src/settings/settings.svelte';
import { mute } from '../src/talk/talk.svelte';

const comment = (n: number, changes: Partial<Comment> = {}): Comment => ({
  n,
  moves: n,
  at: '2026-11-16T10:00:00Z',
  who: 'ben',
  you: false,
  seat: 1,
  name: 'Ben',
  text: `word ${n}`,
  ...changes,
});

let said: Comment[] = [];

beforeEach(() => {
  said = [comment(1), comment(2, { who: 'cleo', name: 'Cleo', seat: null })];
  vi.spyOn(api, 'comments').mockImplementation(() => Promise.resolve(said));
});

afterEach(() => {
  vi.restoreAllMocks();
  settings.muted = [];
});

test('whoever is muted is neither read, nor forgotten', async () => {
  const comments = new Comments('k3vq8m');
  await comments.read();
  mute('ben', true);
  expect(comments.shown.map(({ name }) => name)).toEqual(['Cleo']);
  expect(comments.muted.map(({ name }) => name)).toEqual(['Ben']);
});

test('what was said is read again, what was refused is told', async () => {
  const comments = new Comments('k3vq8m');
  vi.spyOn(api, 'comment').mockImplementationOnce(() => Promise.resolve());
  said = [...said, comment(3, { you: true })];
  expect(await comments.say({ moves: 3, text: 'word 3' })).toBeNull();
  expect(comments.shown).toHaveLength(3);
  const refusal = new ApiError('too-many', { key: 'problem.too-many-words' });
  vi.spyOn(api, 'comment').mockImplementationOnce(() => Promise.reject(refusal));
  expect(await comments.say({ moves: 3, text: 'word' })).toBe(refusal);
});

test('only a finished game of a table has comments', () => {
  const ids = (over: boolean, kind: 'table' | 'record') => panesOf({ over }, { kind, id: 'k3vq8m' }).map(({ id }) => id);
  expect(ids(true, 'table')).toContain('comments');
  expect(ids(false, 'table')).not.toContain('comments');
  expect(ids(true, 'record')).not.toContain('comments');
});

test('whoever writes a comment does not play the replay by the space between words', () => {
  const field = document.createElement('input');
  document.body.append(field);
  const seen: unknown[] = [];
  field.addEventListener('keydown', (event) => seen.push(deedOf(event)));
  for (const key of [' ', 'ArrowLeft', 'Home']) field.dispatchEvent(new KeyboardEvent('keydown', { key }));
  field.remove();
  expect(seen).toEqual([null, null, null]);
});

import { expect, it } from 'vitest';
import { parseRoute } from '../src/frame/route.svelte';

const TABLE = { kind: 'table', id: 'k3vq8m' } as const;

it.each([
  ['', { at: 'lobby' }],
  ['/', { at: 'lobby' }],
  ['/nonsense', { at: 'lobby' }],
  ['/new/splendor', { at: 'new', game: 'splendor', friends: false }],
  ['/new/splendor/friends', { at: 'new', game: 'splendor', friends: true }],
  ['/t/k3vq8m', { at: 'table', table: 'k3vq8m' }],
  ['/t/k3vq8m/replay/12', { at: 'replay', of: TABLE, step: 12, as: null, looksBack: false }],
  ['/t/k3vq8m/replay', { at: 'replay', of: TABLE, step: 0, as: null, looksBack: false }],
  ['/t/k3vq8m/replay/12?as=1', { at: 'replay', of: TABLE, step: 12, as: 1, looksBack: false }],
  ['/t/k3vq8m/replay/0?back', { at: 'replay', of: TABLE, step: 0, as: null, looksBack: true }],
  ['/t/k3vq8m/replay/12?as=spectator', { at: 'replay', of: TABLE, step: 12, as: 'spectator', looksBack: false }],
  ['/t/k3vq8m/replay/12?as=king', { at: 'replay', of: TABLE, step: 12, as: null, looksBack: false }],
  ['/record/0a1b/7?as=2', { at: 'replay', of: { kind: 'record', id: '0a1b' }, step: 7, as: 2, looksBack: false }],
  ['/record', { at: 'mine' }],
  ['/rules/splendor', { at: 'rules', game: 'splendor', rule: null }],
  ['/rules/splendor/S-TAKE-03', { at: 'rules', game: 'splendor', rule: 'S-TAKE-03' }],
  ['/settings', { at: 'settings' }],
  ['/mail/stop/k3vq8m', { at: 'stop-letters', word: 'k3vq8m' }],
  ['/mail', { at: 'settings' }],
])('%s leads somewhere', (path, expected) => {
  const [way = '', query] = path.split('?');
  expect(parseRoute(way, query)).toEqual(expected);
});

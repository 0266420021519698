import { expect, it } from 'vitest';
import { parseRoute } from '../src/frame/route.svelte';

it.each([
  ['', { at: 'lobby' }],
  ['/', { at: 'lobby' }],
  ['/nonsense', { at: 'lobby' }],
  ['/new/splendor', { at: 'new', game: 'splendor', friends: false }],
  ['/new/splendor/friends', { at: 'new', game: 'splendor', friends: true }],
  ['/t/k3vq8m', { at: 'table', table: 'k3vq8m' }],
  ['/t/k3vq8m/replay/12', { at: 'replay', table: 'k3vq8m', step: 12 }],
  ['/t/k3vq8m/replay', { at: 'replay', table: 'k3vq8m', step: 0 }],
  ['/rules/splendor', { at: 'rules', game: 'splendor', rule: null }],
  ['/rules/splendor/S-TAKE-03', { at: 'rules', game: 'splendor', rule: 'S-TAKE-03' }],
  ['/settings', { at: 'settings' }],
])('%s leads somewhere', (path, expected) => {
  expect(parseRoute(path)).toEqual(expected);
});

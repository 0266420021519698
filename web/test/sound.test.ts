import { expect, it } from 'vitest';
import { soundOf } from '../src/table/sound';
import { tableEvent } from './states';

it('lets the gravest of several things be heard', () => {
  expect(soundOf([tableEvent({ kind: 'played' }), tableEvent({ kind: 'hit' }), tableEvent({ kind: 'scored' })])).toBe('hit');
  expect(soundOf([tableEvent({ kind: 'moved' })])).toBe('move');
});

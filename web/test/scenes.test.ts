import { expect, it } from 'vitest';
import type { Scene } from '../src/protocol/types';
import { inScenes } from '../src/table/scenes';
import { tableEvent, tableState } from './states';

const scene = (lastEvent: number, seq: number, toChoose: number | null, view: object): Scene => ({ lastEvent, seq, toChoose, view });

const before = tableState({ seq: 4, lastEvent: 7, toChoose: 1, view: { round: 1, at: 'a' } });
const after = tableState({
  seq: 6,
  lastEvent: 10,
  view: { round: 2, at: 'c' },
  events: [tableEvent({ n: 8, seq: 5 }), tableEvent({ n: 9, seq: 6 }), tableEvent({ n: 10, seq: 6 })],
  scenes: [scene(7, 4, 1, { round: 1 }), scene(8, 5, 2, { round: 1, at: 'b' }), scene(9, 6, null, {})],
});

it('shows how things stood on the way, then the state itself', () => {
  const parts = inScenes(before, after);
  expect(parts.map(({ seq, view, toChoose, lastEvent, events }) => ({ seq, view, toChoose, lastEvent, told: events.map((event) => event.n) }))).toEqual([
    { seq: 5, view: { round: 1, at: 'b' }, toChoose: 2, lastEvent: 8, told: [8] },
    { seq: 6, view: { round: 2, at: 'c' }, toChoose: null, lastEvent: 9, told: [9] },
    { seq: 6, view: { round: 2, at: 'c' }, toChoose: 0, lastEvent: 10, told: [8, 9, 10] },
  ]);
  expect(parts[0]?.choice).toBeNull();
});

it('changes records by field, lists by place, and all else whole', () => {
  const view = {
    tiles: [
      { open: true, kind: 'a' },
      { open: true, kind: 'b' },
    ],
    hand: ['x', 'y'],
    thanos: { at: '1,1' },
    end: null,
  };
  const change = { tiles: { 1: { open: false, kind: null } }, hand: ['x'], thanos: null, end: { turns: 1 } };
  const state = tableState({ seq: 5, lastEvent: 9, view, events: [tableEvent({ n: 8 })], scenes: [scene(8, 5, null, change)] });
  expect(inScenes(before, state)[0]?.view).toEqual({
    tiles: [
      { open: true, kind: 'a' },
      { open: false, kind: null },
    ],
    hand: ['x'],
    thanos: null,
    end: { turns: 1 },
  });
});

it('leaves the first state whole', () => {
  expect(inScenes(null, after)).toEqual([after]);
});

import { describe, expect, it, vi } from 'vitest';
import { api } from '../src/protocol/api';
import type { EventKind, ReplayStep, TableEvent, ToldStep } from '../src/protocol/types';
import { links } from '../src/frame/route.svelte';
import { deedOf } from '../src/replay/keys';
import { Replay } from '../src/replay/replay.svelte';
import { marksOf, turnAway, turnsBySteps } from '../src/replay/turns';

let n = 0;
const event = (kind: EventKind, seat: number | null): TableEvent => ({
  n: ++n,
  at: '2026-11-15T06:00:00Z',
  kind,
  seat,
  phrase: { key: `event.${n}`, gaps: {} },
  rules: [],
  motions: [],
  private: false,
  standIn: false,
  seq: n,
});
const shownAt = (step: number) => ({ step, steps: 40, moves: step, view: {}, events: [], scenes: [] }) as unknown as ReplayStep;
const step = (at: number, ...events: TableEvent[]): ToldStep => ({ step: at, events });

/** Two moves of seat 0, the second ends its turn; a move of seat 1; the game ends. */
const told = [
  step(0, event('drew', null), event('turn', 0)),
  step(1, event('moved', 0)),
  step(2, event('scored', 0), event('turn', 1)),
  step(3, event('took', 1), event('fell', 1), event('scored', 1)),
  step(4, event('over', null)),
];

describe('turns of a replay', () => {
  it('know the steps they are made of', () => {
    const turns = turnsBySteps(told, true);
    expect(turns.map(({ turn, deeds, last }) => [turn.seat, deeds.map((deed) => deed.step), last])).toEqual([
      [null, [0], 0],
      [0, [1, 2], 2],
      [1, [3, 4], 4],
    ]);
  });

  it('are gone through whole', () => {
    const turns = turnsBySteps(told, true);
    expect([0, 1, 2, 3, 4].map((at) => turnAway(turns, at, 4, 1))).toEqual([2, 2, 4, 4, 4]);
    expect([0, 1, 2, 3, 4].map((at) => turnAway(turns, at, 4, -1))).toEqual([0, 0, 0, 2, 2]);
  });
});

it('every press of a key counts, however fast they come', async () => {
  const asked = vi.spyOn(api, 'replay').mockImplementation((_, at) => Promise.resolve(shownAt(at)));
  const replay = new Replay({ kind: 'table', id: 'abc' });
  await replay.show(0);
  for (let press = 0; press < 5; press++) replay.do('on');
  replay.do('back');
  await vi.waitFor(() => expect(replay.shown?.step).toBe(4));
  replay.do('on');
  expect(asked).toHaveBeenLastCalledWith(expect.anything(), 5, 'spectator');
  asked.mockRestore();
});

it('the bar has one mark a step, the gravest', () => {
  const turning = { step: 2, told: [event('scored', 0)], great: true };
  expect(marksOf(told, [turning]).map(({ step: at, kind, seat }) => [at, kind, seat])).toEqual([
    [2, 'turning', 0],
    [3, 'fell', 1],
  ]);
});

describe('keys', () => {
  const pressed = (key: string, more: KeyboardEventInit = {}, on: Element = document.body) => {
    let deed: unknown;
    const hear = (heard: KeyboardEvent) => (deed = deedOf(heard));
    document.body.append(on === document.body ? '' : on);
    addEventListener('keydown', hear);
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
    removeEventListener('keydown', hear);
    return deed;
  };

  it('go by steps, by turns and to both ends', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' '].map((key) => pressed(key))).toEqual([
      'back',
      'on',
      'turnBack',
      'turnOn',
      'first',
      'last',
      'toggle',
    ]);
    expect(pressed('ArrowRight', { shiftKey: true })).toBe('turnOn');
  });

  it('leave alone what has a meaning of its own', () => {
    expect(pressed('ArrowLeft', { altKey: true })).toBeNull();
    expect(pressed(' ', {}, document.createElement('button'))).toBeNull();
    expect(pressed('ArrowDown', {}, document.createElement('select'))).toBeNull();
  });
});

it('an address holds the moment and the eyes', () => {
  expect(links.replay({ kind: 'table', id: 'abc' }, 12, 1)).toBe('/t/abc/replay/12?as=1');
  expect(links.replay({ kind: 'record', id: 'abc' }, 3, 'spectator')).toBe('/record/abc/3?as=spectator');
});

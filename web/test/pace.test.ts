import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState } from '../src/protocol/types';
import { actOfAnother, Pacer } from '../src/table/pace';
import { tableState } from './states';

const PAUSE = 1000;
let shown: number[] = [];
let pacer: Pacer;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pacer = new Pacer({
    pause: () => PAUSE,
    show: (state: TableState) => {
      shown.push(state.seq);
      return Promise.resolve();
    },
  });
});

afterEach(() => vi.useRealTimers());

describe('the pace', () => {
  it('leaves out what somebody who was away has missed, and nothing of a table of bots that is watched', async () => {
    const seats = tableState().seats.map((seat) => ({ ...seat, kind: 'bot' as const }));
    for (let seq = 1; seq <= 320; seq++) pacer.push(tableState({ seq, toChoose: 1 }));
    expect(pacer.left).toBeLessThan(300);
    pacer.skip();
    await vi.advanceTimersByTimeAsync(0);
    for (let seq = 321; seq <= 640; seq++) pacer.push(tableState({ seq, toChoose: 1, seats }));
    expect(pacer.left).toBeGreaterThan(310);
  });

  it('leaves out nothing of a long round of partners', () => {
    for (let seq = 1; seq <= 101; seq++) pacer.push(tableState({ seq, toChoose: 1 }));
    expect(pacer.left).toBe(100);
  });

  it('shows the first state and what the viewer did at once', async () => {
    pacer.push(tableState({ seq: 1, toChoose: 0 }));
    pacer.push(tableState({ seq: 2, toChoose: 1 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 2]);
  });

  it('shows what others did one after the other', async () => {
    pacer.push(tableState({ seq: 1, toChoose: 1 }));
    pacer.push(tableState({ seq: 2, toChoose: 2 }));
    pacer.push(tableState({ seq: 3, toChoose: 0 }));
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1, 2]);
    expect(pacer.behind).toBe(true);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(shown).toEqual([1, 2, 3]);
    expect(pacer.behind).toBe(false);
  });

  it('does not wait for what nobody did: somebody connected', async () => {
    pacer.push(tableState({ seq: 1, toChoose: 1 }));
    pacer.push(tableState({ seq: 1, toChoose: 1 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 1]);
  });

  it('skips to the last when very many have come', async () => {
    for (let seq = 1; seq <= 350; seq++) pacer.push(tableState({ seq, toChoose: 1 }));
    await vi.advanceTimersByTimeAsync(350 * PAUSE);
    expect(shown.at(-1)).toBe(350);
    expect(shown.length).toBeLessThan(100);
  });
});

it('knows whose act a new state shows', () => {
  const mine = tableState({ seq: 1, toChoose: 0 });
  const theirs = tableState({ seq: 1, toChoose: 2 });
  expect(actOfAnother(null, mine)).toBe(false);
  expect(actOfAnother(mine, tableState({ seq: 2 }))).toBe(false);
  expect(actOfAnother(theirs, tableState({ seq: 2 }))).toBe(true);
});

describe('the viewer', () => {
  const scenes = (count: number) => {
    for (let i = 0; i < count; i++) pacer.push(tableState({ seq: 1, toChoose: null }), i > 0);
  };

  it('sees the scenes of one move one after the other', async () => {
    scenes(3);
    await vi.advanceTimersByTimeAsync(0);
    expect([shown.length, pacer.left]).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(2 * PAUSE);
    expect(shown.length).toBe(3);
  });

  it('stops them, goes on step by step, and lets them run again', async () => {
    scenes(4);
    await vi.advanceTimersByTimeAsync(10);
    pacer.hold();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect([shown.length, pacer.held]).toEqual([1, true]);
    pacer.step();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect([shown.length, pacer.held]).toEqual([2, true]);
    pacer.go();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect([shown.length, pacer.held]).toEqual([4, false]);
  });

  it('skips to the end, and what comes later has its time again', async () => {
    scenes(4);
    await vi.advanceTimersByTimeAsync(10);
    pacer.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.length).toBe(4);
    scenes(2);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown.length).toBe(5);
  });
});

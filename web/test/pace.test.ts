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
    for (let seq = 1; seq <= 60; seq++) pacer.push(tableState({ seq, toChoose: 1 }));
    await vi.advanceTimersByTimeAsync(60 * PAUSE);
    expect(shown.at(-1)).toBe(60);
    expect(shown.length).toBeLessThan(45);
  });
});

it('knows whose act a new state shows', () => {
  const mine = tableState({ seq: 1, toChoose: 0 });
  const theirs = tableState({ seq: 1, toChoose: 2 });
  expect(actOfAnother(null, mine)).toBe(false);
  expect(actOfAnother(mine, tableState({ seq: 2 }))).toBe(false);
  expect(actOfAnother(theirs, tableState({ seq: 2 }))).toBe(true);
});

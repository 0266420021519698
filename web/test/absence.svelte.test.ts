import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableState } from '../src/protocol/types';
import { Absence } from '../src/table/absence.svelte';
import { tableState } from './states';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function missed(given: Partial<TableState>): { words: string | null; gone: number[] } {
  let told = { words: null as string | null, gone: [] as number[] };
  const state = tableState(given);
  const over = $effect.root(() => {
    const absence = new Absence(() => state);
    flushSync();
    vi.advanceTimersByTime(31_000);
    told = { words: absence.words, gone: absence.gone.map(({ seat }) => seat) };
  });
  over();
  return told;
}

const [me, friend] = tableState().seats;
const seats = [
  { ...me!, you: true, kind: 'person', connected: true, absent: false },
  { ...friend!, seat: 1, you: false, kind: 'person', name: 'Frida', connected: false, absent: false },
] as TableState['seats'];

it('offers a bot for somebody who has been away for a while and is waited for', () => {
  expect(missed({ seats, you: 0, toChoose: 1, choice: null, phase: 'running' })).toEqual({ words: 'Frida has been away for a while.', gone: [1] });
});

it('keeps quiet as long as that keeps nobody', () => {
  const choice = { prompt: { key: 'x' }, moves: [] } as unknown as TableState['choice'];
  expect(missed({ seats, you: 0, toChoose: 0, choice, phase: 'running' })).toEqual({ words: null, gone: [] });
  expect(missed({ seats, you: 0, toChoose: 0, choice: null, phase: 'running' }).gone).toEqual([]);
});

it('leaves it to the clock where there is one', () => {
  const clock = { limit: 'days 3' } as unknown as TableState['clock'];
  expect(missed({ seats, you: 0, toChoose: 1, choice: null, clock, phase: 'running' }).gone).toEqual([]);
  const left = [seats[0]!, { ...seats[1]!, absent: true }];
  expect(missed({ seats: left, you: 0, toChoose: 1, choice: null, clock, phase: 'running' }).gone).toEqual([1]);
});

it('tells who has left that a seat waits for him', () => {
  const left = [{ ...seats[0]!, absent: true }, seats[1]!];
  expect(missed({ seats: left, you: 0, host: false, toChoose: 1, choice: null, phase: 'running' })).toEqual({
    words: 'You have left. The others may let a bot play for you.',
    gone: [],
  });
});

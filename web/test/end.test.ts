import { describe, expect, it } from 'vitest';
import { changesAt, closestCall, curve, leadChanges, leapt, lineColour, valuesAt } from '../src/end/course';
import { nextLevel, nextRung } from '../src/end/levels';
import { inRows } from '../src/end/picture';
import { toldToOthers } from '../src/end/told';
import united from '../src/games/united/setup';
import type { Course } from '../src/protocol/types';
import { tableState } from './states';

const course: Course = {
  lines: [
    { of: 'points', seat: 0 },
    { of: 'points', seat: 1 },
    { of: 'stones', seat: null },
  ],
  moments: [
    { step: 0, values: [0, 0, 0] },
    { step: 2, values: [3, 0, 0] },
    { step: 5, values: [3, 4, 1] },
    { step: 8, values: [9, 4, 1] },
    { step: 10, values: [9, 8, 1] },
  ],
  turnings: [],
  steps: 10,
  seconds: 300,
};

describe('the course of a game', () => {
  it('counts how often the lead changed, among those who compete', () => {
    expect(leadChanges(course)).toBe(2);
  });

  it('finds where the best two were closest late in the game', () => {
    expect(closestCall(course)).toEqual({
      step: 5,
      best: [
        { line: 1, value: 4 },
        { line: 0, value: 3 },
      ],
    });
    expect(closestCall({ ...course, lines: course.lines.slice(0, 1), moments: [{ step: 0, values: [1] }] })).toBeNull();
  });

  it('is drawn in steps from left to right', () => {
    expect(curve(course, 0, 100, 90)).toBe('M0.0 90.0H20.0V60.0H50.0V60.0H80.0V0.0H100.0V0.0');
    expect(valuesAt(course, 6)).toEqual([3, 4, 1]);
  });

  it('tells what a step changed, the greatest leap first', () => {
    expect(changesAt(course, 5)).toEqual([
      { line: 1, before: 0, after: 4 },
      { line: 2, before: 0, after: 1 },
    ]);
    expect(changesAt(course, 6)).toEqual([]);
  });

  it('has a colour for each line', () => {
    expect(new Set([0, 1, 2].map((line) => lineColour(course, line))).size).toBe(3);
  });

  it('turns where a line leaps', () => {
    expect(leapt(course, 5)).toBe(1);
    expect(leapt(course, 8)).toBe(0);
  });
});

describe('another level of bots', () => {
  const seats = tableState().seats.map((seat) => ({
    ...seat,
    kind: seat.you ? ('person' as const) : ('bot' as const),
    name: seat.you ? 'Nadia' : null,
    level: seat.you ? null : 'random',
  }));

  it('is the next one after a won game against bots', () => {
    const next = nextLevel(tableState({ seats }), ['random', 'greedy', 'search'], true);
    expect(next?.name).toBe('bot.greedy');
    expect(next?.wish.seats).toEqual([{ kind: 'me', name: 'Nadia' }, ...Array(2).fill({ kind: 'bot', level: 'greedy' })]);
  });

  it('is the one below after a lost game, and none below the first', () => {
    expect(nextLevel(tableState({ seats }), ['easy', 'random', 'greedy'], false)?.name).toBe('bot.easy');
    expect(nextLevel(tableState({ seats }), ['random', 'greedy'], false)).toBeNull();
  });

  it('is none beyond the best, beside other people, and for who watches', () => {
    expect(nextLevel(tableState({ seats }), ['random'], true)).toBeNull();
    expect(nextLevel(tableState(), ['random', 'greedy', 'search'], true)).toBeNull();
    expect(nextLevel(tableState({ seats, you: null }), ['random', 'greedy'], true)).toBeNull();
  });
});

describe('another rung of a game that is won together', () => {
  const seats = tableState().seats.map((seat) => ({
    ...seat,
    kind: seat.you ? ('person' as const) : ('bot' as const),
    name: seat.you ? 'Nadia' : null,
    level: seat.you ? null : 'hard',
  }));
  const played = (options: Record<string, string>) => tableState({ seats, options: { mode: 'coop', challenge: 'none', relentless: 'no', ...options } });
  const rungs = united.ladder?.({ mode: 'coop' }, 3) ?? [];

  it('is harder after a victory, with the same partners', () => {
    const next = nextRung(played({ challenge: 'both' }), rungs, true);
    expect(next?.name).toBe('united.rung.relentless');
    expect(next?.wish.options).toMatchObject({ mode: 'coop', challenge: 'both', relentless: 'yes' });
    expect(next?.wish.seats.slice(1)).toEqual(Array(2).fill({ kind: 'bot', level: 'hard' }));
  });

  it('is easier after a defeat, and none beyond either end', () => {
    expect(nextRung(played({ challenge: 'moderate' }), rungs, false)?.name).toBe('united.rung.none');
    expect(nextRung(played({}), rungs, false)).toBeNull();
    expect(nextRung(played({ challenge: 'both', relentless: 'yes' }), rungs, true)).toBeNull();
    expect(nextRung(played({ relentless: 'yes' }), rungs, true)).toBeNull();
  });

  it('is for nobody who plays with or against other people', () => {
    expect(nextRung(tableState({ options: { challenge: 'none', relentless: 'no' } }), rungs, true)).toBeNull();
    expect(united.ladder?.({ mode: 'supervillain' }, 3)).toBeNull();
    expect(united.ladder?.({ mode: 'standard' }, 5)).toBeNull();
  });
});

describe('the picture of a result', () => {
  it('is for others: nobody in it is called you', () => {
    const { seats } = tableState({});
    const table = seats.map((seat, i) => ({ ...seat, name: i === 0 ? 'Ann' : 'Ben', you: i === 0 }));
    const won = { decided: true, scores: [1, 0], winners: [0], why: { key: 'end.won', gaps: { n: { count: 1 }, names: { many: [{ seat: 0 }] } } } };
    expect(toldToOthers(table, won)).toEqual({ headline: 'Ann wins', why: 'Ann wins' });
    expect(toldToOthers(table, { ...won, winners: [] }).headline).toBe('Nobody wins');
  });

  it('says below the field what its lines count, in as many rows as it takes', () => {
    expect(inRows([200, 200, 200], 500)).toEqual([
      { x: 0, row: 0 },
      { x: 226, row: 0 },
      { x: 0, row: 1 },
    ]);
  });
});

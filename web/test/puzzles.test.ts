import { describe, expect, it } from 'vitest';
import { parseRoute } from '../src/frame/route.svelte';
import { missedAs, shownAs, stepsOf } from '../src/puzzles/hints';
import { easierThan, nextAfter } from '../src/puzzles/puzzles';
import { note, streak, today } from '../src/puzzles/streak';
import { settings } from '../src/settings/settings.svelte';

describe('a streak', () => {
  it('counts days in a row up to today', () => {
    expect(streak(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(3);
  });

  it('is not broken by a day that is not over yet', () => {
    expect(streak(['2026-02-28'], '2026-03-01')).toBe(1);
  });

  it('ends with a day that was left out', () => {
    expect(streak(['2026-02-26', '2026-02-27'], '2026-03-01')).toBe(0);
    expect(streak([], '2026-03-01')).toBe(0);
  });

  it('goes by the calendar of Greenwich', () => {
    expect(today(Date.UTC(2026, 0, 31, 23, 59))).toBe('2026-01-31');
    expect(today(Date.UTC(2026, 1, 1))).toBe('2026-02-01');
  });
});

describe('a solved puzzle', () => {
  it('is noted once, and the day only with the puzzle of the day', () => {
    const first = note({ solved: [], days: [] }, 'war/win-1', null);
    expect(first).toEqual({ solved: ['war/win-1'], days: [] });
    const again = note(note(first, 'war/win-1', '2026-03-01'), 'war/win-1', '2026-03-01');
    expect(again).toEqual({ solved: ['war/win-1'], days: ['2026-03-01'] });
  });

  it('is the end of being offered an easier one', () => {
    const [hard, easy] = [3, 1].map((difficulty) => ({ id: `${difficulty}`, motif: 'win', difficulty }));
    const puzzles = [hard!, easy!];
    settings.puzzles = { solved: ['splendor/1'], days: [] };
    expect(easierThan(hard!, puzzles, 'war')).toBe(easy);
    expect(easierThan(easy!, puzzles, 'war')).toBeNull();
    expect(easierThan(hard!, puzzles, 'splendor')).toBeNull();
  });

  it('is passed over when the next one is looked for', () => {
    const puzzles = ['a', 'b', 'c'].map((id) => ({ id, motif: 'win', difficulty: 1 }));
    settings.puzzles = { solved: ['war/b'], days: [] };
    expect(nextAfter(puzzles, 'war', 'a')?.id).toBe('c');
    expect(nextAfter(puzzles, 'war', 'c')?.id).toBe('a');
    settings.puzzles = { solved: ['war/a', 'war/b', 'war/c'], days: [] };
    expect(nextAfter(puzzles, 'war', 'a')?.id).toBe('b');
    expect(nextAfter([], 'war', 'a')).toBeNull();
  });
});

describe('hints', () => {
  const standing = { id: 'win-1', motif: 'win', status: 'open', made: 0, leads: null, best: null, missed: null } as const;

  it('come in steps, the move last', () => {
    expect(stepsOf(standing, ['card:L2-18'])).toEqual(['tip', 'look', 'move']);
  });

  it('show no place that would tell the move, nor the first place once more', () => {
    expect(stepsOf(standing, [])).toEqual(['tip', 'move']);
    expect(stepsOf({ ...standing, made: 1 }, ['card:L2-18'])).toEqual(['tip', 'move']);
  });
});

it('puzzles have an address of their own', () => {
  expect(parseRoute('/puzzles')).toEqual({ at: 'puzzles', game: null });
  expect(parseRoute('/puzzles/war')).toEqual({ at: 'puzzles', game: 'war' });
});

describe('what is said after a move', () => {
  it('praises no move that is far behind', () => {
    expect(missedAs(34, 36)).toBe('puzzle.missedBy');
    expect(missedAs(19, 36)).toBe('puzzle.missedFar');
  });

  it('asks nobody to solve what is solved', () => {
    expect(shownAs({ solved: true, over: false })).toBe('puzzle.shownSolved');
    expect(shownAs({ solved: false, over: true })).toBe('puzzle.shownLast');
    expect(shownAs({ solved: false, over: false })).toBe('puzzle.shown');
  });
});

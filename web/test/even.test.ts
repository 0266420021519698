import { expect, it } from 'vitest';
import { evenLevel, hasEvenMatch } from '../src/lobby/even';
import type { GameInfo, Result, Verdict } from '../src/protocol/types';

const WAR: GameInfo = {
  id: 'war',
  fewestSeats: 2,
  mostSeats: 5,
  options: [],
  bots: ['easy', 'medium', 'hard', 'master'],
  minutes: 60,
  rulesVersion: 1,
  sides: [],
  workshop: false,
  tastes: {},
};

const played = (level: string, verdict: Verdict, more: Partial<Result> = {}): Result => ({
  table: 't',
  game: 'war',
  at: '2026-01-01T00:00:00Z',
  verdict,
  role: [],
  levels: [level],
  people: 0,
  ...more,
});

const times = (count: number, result: Result) => Array.from({ length: count }, () => result);

it('begins with the weakest and rises after three wins', () => {
  expect(evenLevel(WAR, [])).toBe('easy');
  expect(evenLevel(WAR, times(2, played('easy', 'won')))).toBe('easy');
  expect(evenLevel(WAR, times(3, played('easy', 'won')))).toBe('medium');
});

it('begins where one has won already', () => {
  expect(evenLevel(WAR, [played('hard', 'won')])).toBe('hard');
  expect(evenLevel(WAR, times(20, played('master', 'won')))).toBe('master');
});

it('falls after losses, but not after one', () => {
  const risen = times(3, played('easy', 'won'));
  expect(evenLevel(WAR, [played('medium', 'won'), ...risen])).toBe('medium');
  expect(evenLevel(WAR, [...times(3, played('medium', 'lost')), played('medium', 'won'), ...risen])).toBe('easy');
});

it('stays where every third game is won', () => {
  const third = [played('medium', 'lost'), played('medium', 'lost'), played('medium', 'won')];
  const many = Array.from({ length: 12 }, () => third).flat();
  expect(evenLevel(WAR, [...many, ...times(4, played('easy', 'won'))])).toBe('medium');
});

it('counts neither other games nor people nor what was given up', () => {
  const others = [played('hard', 'won', { game: 'splendor' }), played('hard', 'won', { people: 1 }), played('hard', 'abandoned'), played('cmd', 'won')];
  expect(evenLevel(WAR, others)).toBe('easy');
});

it('is offered where a stronger bot is no partner', () => {
  expect(hasEvenMatch(WAR)).toBe(true);
  expect(hasEvenMatch({ ...WAR, sides: ['heroes', 'villain'] })).toBe(false);
});

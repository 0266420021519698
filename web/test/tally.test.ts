import { expect, it } from 'vitest';
import { tally } from '../src/profile/tally';
import { free } from '../src/profile/person';
import { asLastTime } from '../src/lobby/create';
import type { GameInfo, Result, Verdict } from '../src/protocol/types';

const result = (verdict: Verdict, more: Partial<Result> = {}): Result => ({
  table: 't',
  game: 'united',
  at: '2026-01-01T00:00:00Z',
  verdict,
  role: ['loki', 'maestro'],
  levels: ['easy'],
  people: 0,
  ...more,
});

const LEVELS = ['easy', 'hard'];

it('counts wins by game and by the strongest bot', () => {
  const [united, war] = tally(
    [result('won'), result('lost', { levels: ['hard', 'easy'] }), result('won', { people: 1 }), result('lost', { game: 'war', role: ['thor'] })],
    LEVELS,
  );
  expect(united?.all).toEqual({ won: 2, played: 3 });
  expect(united?.rivals).toEqual([
    { rival: 'easy', score: { won: 1, played: 1 } },
    { rival: 'hard', score: { won: 0, played: 1 } },
    { rival: 'people', score: { won: 1, played: 1 } },
  ]);
  expect(war?.all).toEqual({ won: 0, played: 1 });
});

it('knows the streak and the longest one; the last game comes first', () => {
  const games = (['won', 'won', 'lost', 'won', 'won', 'won'] as const).map((verdict) => result(verdict));
  expect(tally(games, LEVELS)[0]?.streak).toEqual({ now: 2, best: 3 });
  expect(tally(games.slice(3), LEVELS)[0]?.streak).toEqual({ now: 3, best: 3 });
  expect(tally(games.slice(2, 3), LEVELS)[0]?.streak).toEqual({ now: 0, best: 0 });
});

it('says who was beaten with whom', () => {
  const grid = tally([result('won'), result('lost'), result('won', { role: ['thor', 'doom'] }), result('won', { role: ['maestro'] })], LEVELS)[0]?.grid;
  expect(grid?.own).toEqual(['loki', 'thor']);
  expect(grid?.against).toEqual(['doom', 'maestro']);
  expect(grid?.score('loki', 'maestro')).toEqual({ won: 1, played: 2 });
  expect(grid?.score('loki', 'doom')).toBeNull();
});

it('counts nothing that everybody gave up', () => {
  expect(tally([result('abandoned')], LEVELS)).toEqual([]);
});

it('finds a name that nobody has', () => {
  expect(free('Fox', [])).toBe('Fox');
  expect(free('Fox', ['fox', 'Fox 2'])).toBe('Fox 3');
});

it('plays as last time, with bots where friends were expected', () => {
  const game: GameInfo = {
    id: 'war',
    fewestSeats: 2,
    mostSeats: 5,
    options: [],
    bots: LEVELS,
    minutes: 1,
    rulesVersion: 1,
    workshop: false,
    sides: [],
    tastes: {},
  };
  const last = { options: { layout: 'mixed' }, visibility: 'link', spectators: true, shuffle: false } as const;
  expect(asLastTime(game, null).seats.slice(1)).toEqual([
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'easy' },
  ]);
  const wish = asLastTime(game, { ...last, seats: ['open', 'me', 'bot:hard', 'bot:gone'] });
  expect(wish.seats.map((seat) => seat.level ?? seat.kind)).toEqual(['hard', 'me', 'hard', 'hard']);
  expect(wish.options).toEqual({ layout: 'mixed' });
  expect(asLastTime(game, { ...last, seats: ['bot:hard', 'bot:hard'] }).seats[0]?.kind).toBe('me');
});

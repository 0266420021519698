import { expect, test } from 'vitest';
import type { Seat } from '../src/protocol/types';
import { standing } from '../src/table/encounters';

const seat = (at: number, name: string | null): Seat => ({
  seat: at,
  kind: name === null ? 'bot' : 'person',
  name,
  avatar: null,
  taste: null,
  level: name === null ? 'easy' : null,
  absent: false,
  you: at === 0,
  connected: true,
});
const PAIR = [seat(0, 'Ann'), seat(1, 'Ben'), seat(2, null)];

test('two people are told who leads', () => {
  expect(standing({ games: 6, won: [4, 2, 0], together: false }, PAIR, 0)).toEqual({ says: 'encounters.lead', figures: { own: 4, theirs: 2, name: 'Ben' } });
  expect(standing({ games: 6, won: [4, 2, 0], together: false }, PAIR, 1)?.says).toBe('encounters.behind');
  expect(standing({ games: 4, won: [2, 2, 0], together: false }, PAIR, 0)?.says).toBe('encounters.even');
});

test('who plays together wins together', () => {
  expect(standing({ games: 3, won: [1, 1, 0], together: true }, PAIR, 0)).toEqual({ says: 'encounters.together', figures: { won: 1, n: 3 } });
});

test('of several people each is named with the games that he won, the best first', () => {
  const three = [seat(0, 'Ann'), seat(1, 'Ben'), seat(2, 'Cleo')];
  expect(standing({ games: 3, won: [1, 0, 2], together: false }, three, 0)?.figures.scores).toBe('Cleo 2 · Ann 1 · Ben 0');
});

test('nothing is said before the first game, or to whoever looks on', () => {
  expect(standing({ games: 0, won: [0, 0, 0], together: true }, PAIR, 0)).toBeNull();
  expect(standing({ games: 2, won: [1, 1, 0], together: false }, PAIR, null)).toBeNull();
});

import type { Result } from '../protocol/types';

/** Won and played. */
export interface Score {
  won: number;
  played: number;
}

export interface GameTally {
  game: string;
  all: Score;
  /** By whom one played with: the strongest bot, or `people` where there were any. */
  rivals: { rival: string; score: Score }[];
  /** Wins in a row: now, and the longest ever. */
  streak: { now: number; best: number };
  /** Where one plays somebody against somebody: the score of each pair that met. */
  grid: { own: string[]; against: string[]; score: (own: string, against: string) => Score | null };
}

export const PEOPLE = 'people';

/** What came of one's games; those that everybody gave up count for nothing. */
export function tally(results: readonly Result[], levels: readonly string[]): GameTally[] {
  const counted = results.filter((result) => result.verdict !== 'abandoned');
  const games = [...new Set(counted.map(({ game }) => game))];
  return games.map((game) =>
    ofGame(
      game,
      counted.filter((result) => result.game === game),
      levels,
    ),
  );
}

/** The last result is the first. */
function ofGame(game: string, results: readonly Result[], levels: readonly string[]): GameTally {
  const rival = (result: Result) => (result.people > 0 ? PEOPLE : (levels.findLast((level) => result.levels.includes(level)) ?? result.levels[0] ?? ''));
  const rivals = [...levels, PEOPLE, ...results.map(rival)];
  return {
    game,
    all: score(results),
    rivals: [...new Set(rivals)]
      .map((one) => ({ rival: one, score: score(results.filter((result) => rival(result) === one)) }))
      .filter(({ rival: one, score: { played } }) => played > 0 && one !== ''),
    streak: streak(results),
    grid: grid(results),
  };
}

function score(results: readonly Result[]): Score {
  return { won: results.filter(({ verdict }) => verdict === 'won').length, played: results.length };
}

function streak(results: readonly Result[]): GameTally['streak'] {
  let row = 0;
  let best = 0;
  let now: number | null = null;
  for (const { verdict } of results) {
    if (verdict === 'won') best = Math.max(best, ++row);
    else {
      now ??= row;
      row = 0;
    }
  }
  return { now: now ?? row, best };
}

function grid(results: readonly Result[]): GameTally['grid'] {
  const pairs = results.filter(({ role }) => role.length > 1);
  const names = (at: number) => [...new Set(pairs.map(({ role }) => role[at] ?? ''))].sort();
  return {
    own: names(0),
    against: names(1),
    score(own, against) {
      const met = pairs.filter(({ role }) => role[0] === own && role[1] === against);
      return met.length > 0 ? score(met) : null;
    },
  };
}

import type { GameInfo, Result } from '../protocol/types';

/** Three wins lead to the next level. */
const WON = 1 / 3;

/** One rival of two wins more often: who wins every third game at a table of three has met his match. */
const LOST = -1 / 6;

/** Only where everybody plays alone a stronger bot makes a harder game: elsewhere it may be a partner. */
export function hasEvenMatch(game: GameInfo): boolean {
  return game.sides.length === 0 && game.bots.length > 0;
}

/** The level against which one wins and loses, from one's games against bots; the last result is the first. */
export function evenLevel(game: GameInfo, results: readonly Result[]): string {
  const top = game.bots.length - 1;
  let place = 0;
  for (const result of results.toReversed()) {
    const met = Math.max(...result.levels.map((level) => game.bots.indexOf(level)));
    if (result.game !== game.id || result.people > 0 || result.verdict === 'abandoned' || met < 0) continue;
    place = result.verdict === 'won' ? Math.max(place, met) + WON : Math.min(place, met + 1 - WON) + LOST;
    place = Math.min(Math.max(place, 0), top);
  }
  // Thirds don't add up to a whole exactly.
  return game.bots[Math.floor(place + 0.01)] ?? '';
}

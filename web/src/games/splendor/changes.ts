import type { Gap, Phrase } from '../../protocol/types';
import { STONES } from '../../stones/gems';
import { card } from './cards';
import { TOKEN_LIMIT, type Counts, type SplendorView } from './view';

const total = (counts: Counts) => STONES.reduce((sum, stone) => sum + counts[stone], 0);

/** What a move leaves a seat with: points, bonuses, stones. */
export function changes(before: SplendorView, after: SplendorView, seat: number): Phrase[] {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (!was || !is) return [];
  const [had, has] = [total(was.tokens), total(is.tokens)];
  return [
    ...(is.points === was.points ? [] : [say('points', { gained: { count: is.points - was.points }, points: { count: is.points } })]),
    ...STONES.filter((stone) => is.bonuses[stone] > was.bonuses[stone]).map((stone) =>
      say('bonus', { stone: { name: `splendor.stone.${stone}` }, count: { count: is.bonuses[stone] } }),
    ),
    ...(has < had ? [left(is.tokens)] : []),
    ...(has > had ? [say('held', { count: { count: has } })] : []),
    ...(has > TOKEN_LIMIT ? [say('giveBack', { count: { count: has - TOKEN_LIMIT } })] : []),
    ...(is.hand.length > was.hand.length ? [say('reserved', { count: { count: is.hand.length } })] : []),
    ...(after.pending.card === null ? [] : paid(after.pending.card, is.bonuses)),
  ];
}

/** What a card is worth that must first be paid for, and that it is then chosen how. */
function paid(id: string, bonuses: Counts): Phrase[] {
  const { points, bonus } = card(id);
  return [
    ...(points > 0 ? [say('worth', { gained: { count: points } })] : []),
    say('bonus', { stone: { name: `splendor.stone.${bonus}` }, count: { count: bonuses[bonus] + 1 } }),
    say('choosePay', {}),
  ];
}

function left(tokens: Counts): Phrase {
  const stones = STONES.filter((stone) => tokens[stone] > 0).map((stone) =>
    say('of', { stone: { name: `splendor.stone.${stone}` }, count: { count: tokens[stone] } }),
  );
  return stones.length === 0 ? say('noneLeft', {}) : say('left', { stones: { many: stones.map((phrase) => ({ phrase })) } });
}

function say(key: string, gaps: Record<string, Gap>): Phrase {
  return { key: `splendor.then.${key}`, gaps };
}

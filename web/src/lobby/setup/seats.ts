import type { Avatar, Persona, SeatWish } from '../../protocol/types';
import { withoutTwins } from '../../table/seats';

/** Who is to sit on a seat: `me`, `open`, or `bot:` and a level. */
export type SeatKind = string;

const BOT = 'bot:';

export function botKind(level: string): SeatKind {
  return BOT + level;
}

export function botLevel(kind: SeatKind): string | null {
  return kind.startsWith(BOT) ? kind.slice(BOT.length) : null;
}

export function seatWish(kind: SeatKind, me: Persona): SeatWish {
  const level = botLevel(kind);
  if (level !== null) return { kind: 'bot', level };
  return kind === 'me' ? { kind, ...me } : { kind: 'open' };
}

/** Which animal will sit where before a lot is cast: bots are nobody whom a person has chosen to be, the others nobody who is there. */
export function animals(kinds: readonly SeatKind[], mine: Avatar | null): (Avatar | null)[] {
  const chosen = kinds.map((kind) => (kind === 'me' ? mine : null));
  const bots = [...kinds.keys()].filter((seat) => botLevel(kinds[seat] ?? '') !== null);
  return withoutTwins(withoutTwins(chosen, bots));
}

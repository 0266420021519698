import type { Persona, SeatWish } from '../../protocol/types';

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

import type { TableState, TableWish } from '../protocol/types';

/** The same game against the next level of bots. */
export interface Challenge {
  level: string;
  wish: TableWish;
}

/** There is one where the reader alone played against bots that are not yet the best. */
export function harder(table: TableState, levels: readonly string[]): Challenge | null {
  const bots = table.seats.filter((seat) => !seat.you);
  if (table.you === null || bots.length === 0 || bots.some((seat) => seat.kind !== 'bot' || seat.name !== null)) return null;
  const strongest = Math.max(...bots.map((seat) => levels.indexOf(seat.level ?? '')));
  const level = levels[strongest + 1];
  if (level === undefined) return null;
  const seats = table.seats.map((seat) =>
    seat.you ? { kind: 'me' as const, name: seat.name ?? '', ...(seat.avatar && { avatar: seat.avatar }) } : { kind: 'bot' as const, level },
  );
  const { game, options, visibility, spectators } = table;
  return { level, wish: { game, options, seats, visibility, spectators, shuffle: false } };
}

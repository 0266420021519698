import type { TableState, TableWish } from '../protocol/types';

/** The same game against another level of bots. */
export interface Challenge {
  level: string;
  wish: TableWish;
}

/** Where the reader alone played against bots: the next level for who has won, the one below for who has lost, if there is one. */
export function nextLevel(table: TableState, levels: readonly string[], won: boolean): Challenge | null {
  const bots = table.seats.filter((seat) => !seat.you);
  if (table.you === null || bots.length === 0 || bots.some((seat) => seat.kind !== 'bot' || seat.name !== null)) return null;
  const strongest = Math.max(...bots.map((seat) => levels.indexOf(seat.level ?? '')));
  const level = strongest < 0 ? undefined : levels[won ? strongest + 1 : strongest - 1];
  if (level === undefined) return null;
  const seats = table.seats.map((seat) =>
    seat.you ? { kind: 'me' as const, name: seat.name ?? '', ...(seat.avatar && { avatar: seat.avatar }) } : { kind: 'bot' as const, level },
  );
  const { game, options, visibility, spectators } = table;
  return { level, wish: { game, options, seats, visibility, spectators, shuffle: false } };
}

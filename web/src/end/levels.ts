import { loadSetup, type Rung } from '../games/setup';
import type { TableState, TableWish } from '../protocol/types';
import { botLevels } from '../table/levels';

/** The same game again, harder or easier. */
export interface Challenge {
  /** The key of what is different. */
  name: string;
  wish: TableWish;
}

/** What is next for who played alone: harder for who has won, easier for who has lost, if there is such. */
export async function nextChallenge(table: TableState, won: boolean): Promise<Challenge | null> {
  const { ladder } = await loadSetup(table.game);
  const rungs = ladder?.(table.options, table.seats.length) ?? null;
  return rungs ? nextRung(table, rungs, won) : nextLevel(table, await botLevels(table.game), won);
}

/** Where the reader alone played against bots: another level of theirs. */
export function nextLevel(table: TableState, levels: readonly string[], won: boolean): Challenge | null {
  const bots = table.seats.filter((seat) => !seat.you);
  if (bots.length === 0 || !isAlone(table)) return null;
  const strongest = Math.max(...bots.map((seat) => levels.indexOf(seat.level ?? '')));
  const level = strongest < 0 ? undefined : levels[won ? strongest + 1 : strongest - 1];
  return level === undefined ? null : { name: `bot.${level}`, wish: again(table, table.options, level) };
}

/** Where bots are on the reader's side, better ones make nothing harder: the game itself must. */
export function nextRung(table: TableState, rungs: readonly Rung[], won: boolean): Challenge | null {
  if (!isAlone(table)) return null;
  const options = table.options;
  const now = rungs.findIndex(({ chosen }) => Object.entries(chosen).every(([option, value]) => options[option] === value));
  const next = now < 0 ? undefined : rungs[won ? now + 1 : now - 1];
  return next ? { name: next.name, wish: again(table, { ...options, ...next.chosen }, null) } : null;
}

/** With nobody but bots. */
function isAlone(table: TableState): boolean {
  return table.you !== null && table.seats.every((seat) => seat.you || (seat.kind === 'bot' && seat.name === null));
}

function again(table: TableState, options: Record<string, string>, level: string | null): TableWish {
  const seats = table.seats.map((seat) =>
    seat.you
      ? { kind: 'me' as const, name: seat.name ?? '', ...(seat.avatar && { avatar: seat.avatar }) }
      : { kind: 'bot' as const, level: level ?? seat.level ?? '' },
  );
  const { game, visibility, spectators } = table;
  return { game, options, seats, visibility, spectators, shuffle: false };
}

import { pledged } from '../fair/share';
import { go, links } from '../frame/route.svelte';
import { myself } from '../profile/person';
import { api } from '../protocol/api';
import type { GameInfo, TableWish } from '../protocol/types';
import { settings, type LastTable } from '../settings/settings.svelte';
import { botLevel, seatWish } from './setup/seats';

/** A table of three where the game allows it: enough rivals to be lively, few enough to be quick. */
export function againstBots(game: GameInfo, level: string): TableWish {
  const seats = Math.min(Math.max(game.fewestSeats, 3), game.mostSeats);
  return {
    game: game.id,
    // Nothing said is the standard, whatever the number of seats.
    options: {},
    seats: [{ kind: 'me', ...myself() }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }) as const)],
    visibility: 'link',
    spectators: true,
    shuffle: true,
  };
}

/** The table that was set up last, with bots where friends were expected; a first one is against the weakest. */
export function asLastTime(game: GameInfo, last: LastTable | null): TableWish {
  const weakest = game.bots[0] ?? '';
  if (!last?.seats.includes('me')) return againstBots(game, weakest);
  const known = last.seats.map((kind) => (kind === 'me' || game.bots.includes(botLevel(kind) ?? '') ? kind : null));
  const level = known.find((kind) => kind !== null && kind !== 'me') ?? `bot:${weakest}`;
  return { ...last, game: game.id, seats: known.map((kind) => seatWish(kind ?? level, myself())) };
}

export async function createAndGo(wish: TableWish): Promise<void> {
  const { table } = await api.create(pledged(wish));
  go(links.table(table));
}

/** Plays against bots of a level, and does so the next time. */
export async function playAgainst(game: GameInfo, level: string): Promise<void> {
  const wish = againstBots(game, level);
  await createAndGo(wish);
  settings.tables[game.id] = {
    ...wish,
    seats: wish.seats.map((seat) => (seat.kind === 'bot' ? `bot:${level}` : seat.kind)),
  };
}

export async function playAgain(game: GameInfo): Promise<void> {
  await createAndGo(asLastTime(game, settings.tables[game.id] ?? null));
}

import { go, links } from '../frame/route.svelte';
import { t } from '../phrases/catalogue.svelte';
import { api } from '../protocol/api';
import type { GameInfo, TableWish } from '../protocol/types';
import { settings } from '../settings/settings.svelte';

export function myName(): string {
  return settings.name.trim() || t('player.standard');
}

export function standardOptions(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.id, option.standard]));
}

/** A table of three where the game allows it: enough rivals to be lively, few enough to be quick. */
export function againstBots(game: GameInfo, level: string): TableWish {
  const seats = Math.min(Math.max(game.fewestSeats, 3), game.mostSeats);
  return {
    game: game.id,
    // Nothing said is the standard, whatever the number of seats.
    options: {},
    seats: [{ kind: 'me', name: myName() }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }) as const)],
    visibility: 'link',
    spectators: true,
    shuffle: true,
  };
}

export async function createAndGo(wish: TableWish): Promise<void> {
  const { table } = await api.create(wish);
  go(links.table(table));
}

import { api } from '../protocol/api';
import type { GameInfo } from '../protocol/types';

let games: Promise<GameInfo[]> | null = null;

/** The bots' levels that the server offers for a game; asked once. */
export async function botLevels(game: string): Promise<string[]> {
  games ??= api.games();
  return (await games).find((one) => one.id === game)?.bots ?? [];
}

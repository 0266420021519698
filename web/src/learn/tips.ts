import { has } from '../phrases/catalogue.svelte';
import type { OfferedMove } from '../protocol/types';
import { settings } from '../settings/settings.svelte';

const keyOf = (game: string, verb: string) => `${game}.tip.${verb}`;

/** What is said where something can be done for the first time on this device: the key of a phrase. A tip is there if it has words. */
export function tipFor(game: string, moves: readonly OfferedMove[]): string | null {
  if (!settings.tips) return null;
  const keys = moves.map((move) => keyOf(game, move.verb));
  return keys.find((key) => has(key) && !settings.seenTips.includes(key)) ?? null;
}

export function rememberTip(key: string): void {
  if (!settings.seenTips.includes(key)) settings.seenTips = [...settings.seenTips, key];
}

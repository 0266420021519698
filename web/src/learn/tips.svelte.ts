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

/** The tip that is there now, for whoever has a place for it: its words, the height that it takes beside the board, and how it goes. */
export const shownTip = $state<{ key: string | null; height: number; dismiss: () => void }>({ key: null, height: 0, dismiss: () => undefined });

export function rememberTip(key: string): void {
  if (!settings.seenTips.includes(key)) settings.seenTips = [...settings.seenTips, key];
}

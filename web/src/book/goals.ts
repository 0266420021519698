import { settings } from '../settings/settings.svelte';

/** What a goal card says, in this order. */
export const GOAL_PARTS = ['win', 'turn', 'beware'] as const;

const name = (game: string, role: string) => `${game}.${role}`;

/** Whether a card comes by itself: the part is played for the first time on this device. */
export function isNew(game: string, role: string): boolean {
  return settings.goals && !settings.seenGoals.includes(name(game, role));
}

export function remember(game: string, role: string): void {
  if (!settings.seenGoals.includes(name(game, role))) settings.seenGoals = [...settings.seenGoals, name(game, role)];
}

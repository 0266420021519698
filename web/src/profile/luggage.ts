import { settings } from '../settings/settings.svelte';
import { AVATARS } from './avatars';

/** What goes along to another device: name and face. Seats and results belong to the person anyway. */
export function packed(): string {
  return JSON.stringify({ name: settings.name, avatar: settings.avatar });
}

export function unpack(luggage: string): void {
  let found: { name?: unknown; avatar?: unknown } = {};
  try {
    found = JSON.parse(luggage) as typeof found;
  } catch {
    // An empty suitcase: the person has arrived all the same.
  }
  if (typeof found.name === 'string') settings.name = found.name;
  settings.avatar = AVATARS.find((avatar) => avatar === found.avatar) ?? settings.avatar;
  settings.greeted = true;
}

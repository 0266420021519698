import { t } from '../phrases/catalogue.svelte';
import type { Persona } from '../protocol/types';
import { settings } from '../settings/settings.svelte';
import type { Avatar } from './avatars';

export function animalName(avatar: Avatar): string {
  return t(`animal.${avatar}`);
}

/** What this reader is called: by the name he gave, else after his animal, with a number if others are called so. */
export function myName(others: readonly string[] = []): string {
  const given = settings.name.trim();
  return given || free(animalName(settings.avatar), others);
}

/** As who this reader sits down. */
export function myself(others: readonly string[] = []): Persona {
  return { name: myName(others), avatar: settings.avatar };
}

export function free(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}

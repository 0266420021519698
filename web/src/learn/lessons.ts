import { go, links } from '../frame/route.svelte';
import { myName } from '../profile/person';
import { api } from '../protocol/api';
import type { Lesson } from '../protocol/types';
import { settings } from '../settings/settings.svelte';

const contents = import.meta.glob<string[]>('../../../games/*/src/main/resources/sixstones/*/lessons/contents.json', { eager: true, import: 'default' });

const known = new Map(Object.entries(contents).map(([path, ids]) => [/sixstones\/([^/]+)\/lessons/.exec(path)?.[1], ids]));

/** The lessons of a game by their ids, the one to begin with first. */
export function lessonsOf(game: string): readonly string[] {
  return known.get(game) ?? [];
}

const loaded = new Map<string, Promise<Lesson[]>>();

export function loadLessons(game: string): Promise<Lesson[]> {
  const lessons = loaded.get(game) ?? api.lessons(game);
  loaded.set(game, lessons);
  lessons.catch(() => loaded.delete(game));
  return lessons;
}

export const loadLesson = async (game: string, id: string) => (await loadLessons(game)).find((lesson) => lesson.id === id) ?? null;

const name = (game: string, lesson: string) => `${game}.${lesson}`;

/** Begins a chapter on a table of its own. */
export async function begin(game: string, lesson: string, chapter: number): Promise<void> {
  const { table } = await api.learn(game, lesson, { chapter, name: myName() });
  settings.lessons[name(game, lesson)] = table;
  go(links.table(table));
}

/** Goes on where the learner has left, or begins. */
export async function learn(game: string, lesson: string): Promise<void> {
  const kept = settings.lessons[name(game, lesson)];
  const goesOn = kept !== undefined && (await api.table(kept).catch(() => null))?.phase === 'running';
  if (goesOn) go(links.table(kept));
  else await begin(game, lesson, 0);
}

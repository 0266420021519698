import type { Coach } from '../protocol/types';
import { settings } from '../settings/settings.svelte';
import type { LessonMark } from './marks';

const name = (game: string, lesson: string) => `${game}.${lesson}`;

export const markOf = (game: string, lesson: string): LessonMark | null => settings.learnt[name(game, lesson)] ?? null;

/** Where the learner is now; what was once learnt to its end stays so. */
export function mark(game: string, lesson: string, chapter: number, chapters: number, beat: number | null): void {
  const before = markOf(game, lesson);
  const same = before?.chapter === chapter;
  settings.learnt[name(game, lesson)] = { chapter, chapters, beat: beat ?? (same ? before.beat : null), done: before?.done ?? false };
}

export function markDone(game: string, lesson: string): void {
  const before = markOf(game, lesson);
  if (before && !before.done) settings.learnt[name(game, lesson)] = { ...before, done: true };
}

/** Whether the lesson ends with this game, as far as its coach was heard on this device. */
export function isLastChapter(game: string, coach: Coach): boolean {
  return markOf(game, coach.lesson)?.chapters === coach.chapter + 1;
}

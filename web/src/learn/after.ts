import type { Lesson } from '../protocol/types';
import type { Words } from './talk';

/** What a lesson has taught: the titles of its chapters, less the last one, where the learner plays alone. */
export const taught = (lesson: Lesson): readonly Words[] => lesson.chapters.slice(0, -1).map(({ title }) => title);

/** The lesson of the game to go on with: the next one after this that was not learnt to its end. */
export function lessonAfter(lessons: readonly Lesson[], id: string, isDone: (lesson: string) => boolean): Lesson | null {
  const at = lessons.findIndex((one) => one.id === id);
  return [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(0, at))].find((one) => !isDone(one.id)) ?? null;
}

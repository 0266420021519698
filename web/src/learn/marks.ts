/** How far a lesson was learnt on this device. */
export interface LessonMark {
  /** The chapter that was opened last, counted from 0. */
  chapter: number;
  chapters: number;
  /** The moment in it that the coach talked of last; none before he said anything. */
  beat: number | null;
  done: boolean;
}

/** What was kept, as far as it makes sense. */
export function marksOf(kept: unknown): Record<string, LessonMark> {
  if (typeof kept !== 'object' || kept === null) return {};
  const marks = Object.entries(kept as Record<string, Partial<LessonMark> | null>);
  return Object.fromEntries(
    marks.flatMap(([lesson, one]) =>
      typeof one?.chapter === 'number' && typeof one.chapters === 'number'
        ? [[lesson, { chapter: one.chapter, chapters: one.chapters, beat: one.beat ?? null, done: one.done === true }]]
        : [],
    ),
  );
}

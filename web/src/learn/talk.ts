import type { Coach, Lesson, LessonBeat } from '../protocol/types';

/** A sentence by language. */
export type Words = Readonly<Record<string, string>>;

/** What the coach says now. */
export interface Talk {
  /** Null where the learner went a way that the lesson has no words for. */
  say: Words | null;
  points: readonly string[];
  /** Whether there is a line before this one, and one after it, at the same moment. */
  before: boolean;
  after: boolean;
  /** Whether the lesson has nothing more to say in this chapter. */
  ends: boolean;
  /** Whether the learner has left the lesson's way. */
  astray: boolean;
}

/** Whether the coach has let go: the last chapter's last words were said, or its moment has passed. */
export function isAlone(lesson: Lesson, coach: Coach, last: number | null): boolean {
  if (coach.chapter < lesson.chapters.length - 1 || coach.beat !== null) return false;
  return last === null || lesson.chapters[coach.chapter]?.beats[last]?.ends === true;
}

/**
 * @param line which of the beat's lines is read
 * @param last the beat before the learner went another way, if this page has seen it
 */
export function talk(lesson: Lesson, coach: Coach, line: number, last: number | null): Talk | null {
  const beats = lesson.chapters[coach.chapter]?.beats;
  if (!beats) return null;
  if (coach.beat === null) return astray(last === null ? undefined : beats[last]);
  const beat = beats[coach.beat];
  const said = beat?.lines[line];
  // A rival is about to move; there is nothing to say before it.
  if (!beat || !said) return null;
  const after = line < beat.lines.length - 1;
  return { say: said.say, points: said.points, before: line > 0, after, ends: beat.ends && !after, astray: false };
}

const astray = (beat: LessonBeat | undefined): Talk => ({
  say: beat?.other ?? null,
  points: [],
  before: false,
  after: false,
  ends: true,
  astray: true,
});

import type { Coach, Lesson, LessonBeat } from '../protocol/types';

/** A sentence by language. */
export type Words = Readonly<Record<string, string>>;

/** What the coach says now. */
export interface Talk {
  /** Null where the learner went a way that the lesson has no words for. */
  say: Words | null;
  points: readonly string[];
  /** The moves that lead on, once all was said. */
  awaits: readonly string[];
  /** Whether there is a line before this one, and one after it, at the same moment. */
  before: boolean;
  after: boolean;
  /** Whether the lesson has nothing more to say in this chapter. */
  ends: boolean;
  /** Whether the learner has left the lesson's way. */
  astray: boolean;
}

const isLast = (lesson: Lesson, coach: Coach) => coach.chapter === lesson.chapters.length - 1;

/** Whether the coach let go before this page was opened. */
export function isAlone(lesson: Lesson, coach: Coach, last: number | null): boolean {
  return isLast(lesson, coach) && coach.beat === null && last === null;
}

/**
 * @param line which of the beat's lines is read
 * @param last the beat before the learner went another way, if this page has seen it
 */
export function talk(lesson: Lesson, coach: Coach, line: number, last: number | null): Talk | null {
  const beats = lesson.chapters[coach.chapter]?.beats;
  if (!beats) return null;
  const left = last === null ? undefined : beats[last];
  // The rivals of the last chapter wait for nobody: its last words are said all the same.
  const lettingGo = isLast(lesson, coach) && !left?.other;
  const beat = coach.beat !== null ? beats[coach.beat] : lettingGo ? beats.find(({ ends }) => ends) : undefined;
  if (coach.beat === null && !beat) return astray(left);
  const said = beat?.lines[line];
  // A rival is about to move; there is nothing to say before it.
  if (!beat || !said) return null;
  const after = line < beat.lines.length - 1;
  return { say: said.say, points: said.points, awaits: after ? [] : beat.awaits, before: line > 0, after, ends: beat.ends && !after, astray: false };
}

const astray = (beat: LessonBeat | undefined): Talk => ({
  say: beat?.other ?? null,
  points: [],
  awaits: [],
  before: false,
  after: false,
  ends: true,
  astray: true,
});

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
  // Whoever plays on before all was read in the last chapter still hears its last words.
  const lettingGo = isLast(lesson, coach) && !left?.other;
  const beat = coach.beat !== null ? beats[coach.beat] : lettingGo ? beats.find(({ ends }) => ends) : undefined;
  if (coach.beat === null && !beat) return astray(left);
  // A rival is about to move; there is nothing to say before it.
  if (!beat || beat.lines.length === 0) return null;
  const final = beat.lines.length - 1;
  const at = coach.beat === null ? final : line;
  const said = beat.lines[at];
  if (!said) return null;
  const after = at < final;
  const before = coach.beat !== null && at > 0;
  return { say: said.say, points: said.points, awaits: after ? [] : beat.awaits, before, after, ends: beat.ends && !after, astray: false };
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

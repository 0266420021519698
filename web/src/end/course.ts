import type { Course } from '../protocol/types';
import { seatColour } from '../table/seats';

/** Lines that are nobody's, told apart by their place: the heroes' blue, their foe's violet. */
const SIDES = ['space', 'power', 'reality'] as const;

/** A seat's line has its colour, another that of its side. */
export const lineColour = (seat: number | null, i: number) => (seat === null ? (SIDES[i % SIDES.length] ?? 'space') : seatColour(seat));

export interface Point {
  step: number;
  value: number;
}

/** The lines that can be compared: what several have of the same. */
export function rivals(course: Course): number[] {
  const same = course.lines.flatMap((line, i) => (line.of === course.lines[0]?.of ? [i] : []));
  return same.length > 1 ? same : [];
}

/** Who is ahead of all others; nobody where two are level. */
function leader(course: Course, values: readonly number[]): number | null {
  const among = rivals(course);
  const best = Math.max(...among.map((line) => values[line] ?? 0));
  const first = among.filter((line) => values[line] === best);
  return first.length === 1 ? (first[0] ?? null) : null;
}

/** How often the lead went from one to another. */
export function leadChanges(course: Course): number {
  const leaders = course.moments.map(({ values }) => leader(course, values)).filter((line) => line !== null);
  return leaders.filter((line, i) => i > 0 && line !== leaders[i - 1]).length;
}

/** Where, in the second half of a game and before its end, the best two were nearest to each other. */
export function closestCall(course: Course): { step: number; score: [number, number] } | null {
  const among = rivals(course);
  if (among.length < 2) return null;
  const late = course.moments.filter(({ step }) => step >= course.steps / 2 && step < course.steps);
  let closest: { step: number; score: [number, number] } | null = null;
  for (const { step, values } of late) {
    const [best = 0, second = 0] = among.map((line) => values[line] ?? 0).sort((one, other) => other - one);
    if (!closest || best - second <= closest.score[0] - closest.score[1]) closest = { step, score: [best, second] };
  }
  return closest;
}

/** A line as a curve in a field: it stays where it is until it changes. */
export function curve(course: Course, line: number, width: number, height: number): string {
  const top = highest(course);
  const x = (step: number) => ((step / Math.max(1, course.steps)) * width).toFixed(1);
  const y = (value: number) => (height - (value / top) * height).toFixed(1);
  return course.moments.map(({ step, values }, i) => (i === 0 ? `M${x(step)} ${y(values[line] ?? 0)}` : `H${x(step)}V${y(values[line] ?? 0)}`)).join('');
}

export function highest(course: Course): number {
  return Math.max(1, ...course.moments.flatMap(({ values }) => values));
}

/** Of the lines the one that leapt farthest at a step: there it turned. */
export function leapt(course: Course, step: number): number {
  const [before, after] = [valuesAt(course, step - 1), valuesAt(course, step)];
  const leaps = after.map((value, line) => Math.abs(value - (before[line] ?? value)));
  return leaps.indexOf(Math.max(...leaps));
}

/** The values that stood at a step. */
export function valuesAt(course: Course, step: number): readonly number[] {
  return course.moments.findLast((moment) => moment.step <= step)?.values ?? [];
}

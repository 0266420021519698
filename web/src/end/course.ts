import { named } from '../phrases/catalogue.svelte';
import type { Course, Seat } from '../protocol/types';
import { seatColour, seatLabel } from '../table/seats';

/** Lines that are nobody's, told apart by their place: the heroes' blue, their foe's violet. */
const SIDES = ['space', 'power', 'reality', 'mind', 'soul', 'time'] as const;

/** A seat's line has its colour, another that of its side, as far as no seat has it. */
export function lineColour({ lines }: Course, line: number): string {
  const seat = lines[line]?.seat ?? null;
  if (seat !== null) return seatColour(seat);
  const taken = lines.flatMap((one) => (one.seat === null ? [] : [seatColour(one.seat)]));
  const free = SIDES.filter((side) => !taken.includes(side));
  return free[line % free.length] ?? 'space';
}

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

/** A moment of the game, and the two lines that were ahead then. */
export interface Closest {
  step: number;
  best: { line: number; value: number }[];
}

const lead = ({ best }: Closest) => (best[0]?.value ?? 0) - (best[1]?.value ?? 0);

/** Where, in the second half of a game and before its end, the best two were nearest to each other. */
export function closestCall(course: Course): Closest | null {
  const among = rivals(course);
  if (among.length < 2) return null;
  const late = course.moments.filter(({ step }) => step >= course.steps / 2 && step < course.steps);
  let closest: Closest | null = null;
  for (const { step, values } of late) {
    const ranked = among.map((line) => ({ line, value: values[line] ?? 0 })).sort((one, other) => other.value - one.value);
    const here = { step, best: ranked.slice(0, 2) };
    if (!closest || lead(here) <= lead(closest)) closest = here;
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
  return changesAt(course, step)[0]?.line ?? 0;
}

/** What a step changed of what is counted, the greatest leap first. */
export function changesAt(course: Course, step: number): { line: number; before: number; after: number }[] {
  const [before, after] = [valuesAt(course, step - 1), valuesAt(course, step)];
  return after
    .map((value, line) => ({ line, before: before[line] ?? value, after: value }))
    .filter((change) => change.before !== change.after)
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));
}

/** What a line is called: by whose it is, or by what it counts. */
export function lineName({ lines }: Course, line: number, seats: readonly Seat[]): string {
  const { of, seat } = lines[line] ?? { of: '', seat: null };
  return seat === null ? named(of, of) : seatLabel(seats, seat);
}

/** The values that stood at a step. */
export function valuesAt(course: Course, step: number): readonly number[] {
  return course.moments.findLast((moment) => moment.step <= step)?.values ?? [];
}

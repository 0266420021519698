import type { Motion } from '../protocol/types';

/** Draws a thing that travels, where the board shows no element of that name to take a likeness from. */
export type DrawPiece = (motion: Motion, into: HTMLElement) => (() => void) | null;

export type Places = Map<string, DOMRect>;

const DURATION = 420;
const STAGGER = 90;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Where every named thing is now. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const name = element.dataset['thing'] ?? '';
    const place = element.getBoundingClientRect();
    if (place.width > 0 && !found.has(name)) found.set(name, place);
  }
  return found;
}

/** A place may have a corner of its own for a kind of thing: `seat:0/stone:mind` before `seat:0`. */
export function placeOf(where: Places, place: string, thing: string): DOMRect | undefined {
  return where.get(`${place}/${thing}`) ?? where.get(place);
}

/** Elements that are still there, but elsewhere, glide from where they were. */
export function glide(root: HTMLElement, before: Places): Set<string> {
  const moved = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing][data-glides]')) {
    const name = element.dataset['thing'] ?? '';
    const was = before.get(name);
    const is = element.getBoundingClientRect();
    if (!was || is.width === 0 || moved.has(name)) continue;
    const [x, y, scale] = [was.left - is.left, was.top - is.top, was.width / is.width];
    if (Math.abs(x) + Math.abs(y) < 4 && Math.abs(scale - 1) < 0.02) continue;
    moved.add(name);
    element.animate(
      [
        { transformOrigin: '0 0', transform: `translate(${x}px,${y}px) scale(${scale})`, zIndex: 5 },
        { transformOrigin: '0 0', zIndex: 5 },
      ],
      { duration: DURATION, easing: EASE },
    );
  }
  return moved;
}

/** Motions that are shown together, one act after the other. */
export interface Act {
  motions: readonly Motion[];
  milliseconds: number;
}

/** Shows acts in order: what is still there goes its way from place to place, the rest flies when its act has come. */
export async function perform(root: HTMLElement, layer: HTMLElement, acts: readonly Act[], before: Places, draw: DrawPiece): Promise<void> {
  const after = places(root);
  const whole = acts.reduce((sum, act) => sum + act.milliseconds, 0);
  const walked = walk(root, acts, whole, before, after);
  let start = 0;
  const flights: Promise<void>[] = [];
  for (const { motions, milliseconds } of acts) {
    const flown = motions.filter(({ thing }) => !walked.has(thing));
    for (const [i, motion] of flown.entries()) {
      // Drawn when its time has come, so that what moves within it begins then.
      const turn = pause(start + Math.min(i * STAGGER, milliseconds));
      flights.push(turn.then(() => flight(layer, motion, before, after, draw, 0, Math.max(milliseconds, DURATION))));
    }
    start += milliseconds;
  }
  await Promise.all([...flights, pause(whole)]);
}

const pause = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));

/** Gliding elements with motions of their own go by way of every place they were on. */
function walk(root: HTMLElement, acts: readonly Act[], whole: number, before: Places, after: Places): Set<string> {
  const walked = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing][data-glides]')) {
    const name = element.dataset['thing'] ?? '';
    const was = before.get(name);
    const is = element.getBoundingClientRect();
    if (!was || is.width === 0 || walked.has(name)) continue;
    const frames = way(name, acts, whole, was, is, after);
    if (frames.length < 2) continue;
    walked.add(name);
    element.animate(frames, { duration: Math.max(whole, DURATION), easing: 'linear' });
  }
  return walked;
}

function way(name: string, acts: readonly Act[], whole: number, was: DOMRect, is: DOMRect, after: Places): Keyframe[] {
  const at = (place: DOMRect, offset: number): Keyframe => ({
    offset,
    easing: 'ease-in-out',
    zIndex: 9,
    transform: `translate(${middle(place.left, place.width) - middle(is.left, is.width)}px,${middle(place.top, place.height) - middle(is.top, is.height)}px)`,
  });
  const own = acts.map(({ motions }) => motions.find(({ thing }) => thing === name));
  const last = own.findLastIndex((motion) => motion);
  // Nobody told of it, but its tile was moved.
  if (last < 0) return carried(acts, after) && isFar(was, is) ? [at(was, 0), at(is, 1)] : [];
  const frames: Keyframe[] = [];
  let [start, here] = [0, was];
  for (const [i, { milliseconds }] of acts.entries()) {
    const motion = own[i];
    if (motion) {
      // Places are where they are now: the board may have grown or shrunk with the change.
      here = after.get(motion.from) ?? here;
      if (frames.length === 0) frames.push(at(here, 0));
      frames.push(at(here, start / whole));
      here = i === last ? is : (after.get(motion.to) ?? is);
      frames.push(at(here, (start + milliseconds) / whole));
    }
    start += milliseconds;
  }
  return [...frames, at(is, 1)];
}

/** Whether a place itself moves, with all that is on it. */
function carried(acts: readonly Act[], after: Places): boolean {
  return acts.some(({ motions }) => motions.some(({ thing, from, to }) => thing === from && from !== to && after.has(thing)));
}

const isFar = (was: DOMRect, is: DOMRect) => Math.abs(was.left - is.left) + Math.abs(was.top - is.top) >= 4;
const middle = (start: number, length: number) => start + length / 2;

/** Lets things fly from place to place, one shortly after the other; done when the last has landed. */
export async function fly(layer: HTMLElement, motions: readonly Motion[], before: Places, after: Places, draw: DrawPiece): Promise<void> {
  const flights = motions.map((motion, i) => flight(layer, motion, before, after, draw, i * STAGGER));
  await Promise.all(flights);
}

async function flight(
  layer: HTMLElement,
  motion: Motion,
  before: Places,
  after: Places,
  draw: DrawPiece,
  delay: number,
  duration = DURATION + 160,
): Promise<void> {
  const from = placeOf(before, motion.from, motion.thing) ?? placeOf(after, motion.from, motion.thing);
  const to = placeOf(after, motion.to, motion.thing) ?? placeOf(before, motion.to, motion.thing);
  if (!from || !to) return;
  const piece = document.createElement('div');
  piece.className = 'flying';
  const drop = draw(motion, piece);
  if (!drop) return;
  layer.append(piece);
  const size = piece.getBoundingClientRect();
  const origin = layer.getBoundingClientRect();
  const centre = (place: DOMRect) =>
    `translate(${place.left + place.width / 2 - size.width / 2 - origin.left}px,${place.top + place.height / 2 - size.height / 2 - origin.top}px)`;
  const run = piece.animate(
    [
      { transform: `${centre(from)} scale(.9)`, opacity: 0 },
      { transform: `${centre(from)} scale(1.12)`, opacity: 1, offset: 0.14 },
      { transform: `${centre(to)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${centre(to)} scale(.7)`, opacity: 0 },
    ],
    { duration, delay, easing: EASE, fill: 'both' },
  );
  await run.finished.catch(() => undefined);
  drop();
  piece.remove();
}

import type { Motion } from '../protocol/types';

/** Draws a thing that travels, where the board shows no element of that name to take a likeness from. */
export type DrawPiece = (motion: Motion, into: HTMLElement) => Drawn | null;

export interface Drawn {
  /** Milliseconds of its flight. */
  time: number | null;
  drop: () => void;
}

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

/** Lets things fly from place to place, one shortly after the other; done when the last has landed. */
export async function fly(layer: HTMLElement, motions: readonly Motion[], before: Places, after: Places, draw: DrawPiece): Promise<void> {
  const flights = motions.map((motion, i) => flight(layer, motion, before, after, draw, i * STAGGER));
  await Promise.all(flights);
}

async function flight(layer: HTMLElement, motion: Motion, before: Places, after: Places, draw: DrawPiece, delay: number): Promise<void> {
  const from = placeOf(before, motion.from, motion.thing) ?? placeOf(after, motion.from, motion.thing);
  const to = placeOf(after, motion.to, motion.thing) ?? placeOf(before, motion.to, motion.thing);
  if (!from || !to) return;
  const piece = document.createElement('div');
  piece.className = 'flying';
  const drawn = draw(motion, piece);
  if (!drawn) return;
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
    { duration: drawn.time ?? DURATION + 160, delay, easing: EASE, fill: 'both' },
  );
  await run.finished.catch(() => undefined);
  drawn.drop();
  piece.remove();
}

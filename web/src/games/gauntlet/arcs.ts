import { onCircle } from '../../kit/ring';

/** The life tracks: two arcs around the gauntlet, cut into as many pieces as there was life. */

export const CENTRE = { x: 310, y: 172 };
export const RADIUS = 158;
const WIDTH = 22;
const SPAN = 116;
const GAP = 3.2;

export interface Piece {
  outline: string;
  shine: string;
  crack: string;
  alive: boolean;
  /** The next to be lost. */
  tip: boolean;
}

export function arc(side: 'hero' | 'thanos', start: number, now: number): Piece[] {
  const direction = side === 'hero' ? 1 : -1;
  const bottom = side === 'hero' ? 180 - SPAN / 2 : SPAN / 2;
  const step = (SPAN - GAP * (start - 1)) / start;
  return Array.from({ length: start }, (_, i) => {
    const from = bottom + direction * i * (step + GAP);
    const to = from + direction * step;
    return {
      outline: ring(from, to, RADIUS, RADIUS + WIDTH),
      shine: ring(from + direction, to - direction, RADIUS + WIDTH - 6, RADIUS + WIDTH - 3),
      crack: crack((from + to) / 2),
      alive: i < now,
      tip: i === now - 1,
    };
  });
}

function at(angle: number, radius: number): string {
  const { x, y } = onCircle(angle, radius);
  return `${(CENTRE.x + x).toFixed(1)} ${(CENTRE.y + y).toFixed(1)}`;
}

function ring(from: number, to: number, inner: number, outer: number): string {
  const sweep = to > from ? 1 : 0;
  return `M${at(from, inner)}A${inner} ${inner} 0 0 ${sweep} ${at(to, inner)}L${at(to, outer)}A${outer} ${outer} 0 0 ${1 - sweep} ${at(from, outer)}Z`;
}

function crack(middle: number): string {
  return `M${at(middle - 2, RADIUS)}L${at(middle + 2, RADIUS + 8)} ${at(middle - 3, RADIUS + 13)} ${at(middle + 1.5, RADIUS + WIDTH)}`;
}

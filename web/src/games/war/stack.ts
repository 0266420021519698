import { onRing } from '../../kit/ring';

/** How pieces share a place: size and shift from its middle, in em of the board. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

const ALONE: Spot = { x: 0.2, y: 0.25, size: 5.9 };
const ALONE_OFF: Spot = { x: 0, y: 0, size: 4.8 };

/** The spot of one of several on a place; two stand beside each other, more in a ring. */
export function spot(index: number, count: number, offBoard: boolean): Spot {
  if (count <= 1) return offBoard ? ALONE_OFF : ALONE;
  const size = count === 2 ? 5 : count === 3 ? 4.4 : 3.8;
  const reach = count === 2 ? 2.2 : 2.5;
  // Two lean a little, so that neither hides the other.
  const from = count === 2 ? 153 : undefined;
  const near = reach * (offBoard ? 0.72 : 1);
  return { ...onRing(index, count, near, near, from), size: size * (offBoard ? 0.85 : 1) };
}

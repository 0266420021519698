import { centre, HEIGHT, TILE, WIDTH, type Point } from './places';

/** The room that the board is looked at in, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** The part of the board that is in sight, in em of the board. */
export interface Frame extends Room, Point {}

/** So large a tile is in pixels that a finger can hit it, whoever stands on it, and the narrow places around the field. */
const NEAR = 56;
/** A finger does with a little less where the whole field is in sight for it. */
const ENOUGH = 50;

/** How much nearer than the whole a board is looked at to begin with, so that every place can be hit. */
export function nearEnough(fit: number): number {
  return fit > 0 && fit * TILE < ENOUGH ? NEAR / TILE / fit : 1;
}

/** What is in sight around a middle; a board that is smaller than its room is seen from edge to edge. */
export function frameAround(middle: Point, room: Room, em: number): Frame {
  const width = Math.min(WIDTH, room.width / em);
  const height = Math.min(HEIGHT, room.height / em);
  return { x: between(0, middle.x - width / 2, WIDTH - width), y: between(0, middle.y - height / 2, HEIGHT - height), width, height };
}

export const middleOf = ({ x, y, width, height }: Frame): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Whether a place's middle is in sight. */
export function shows(frame: Frame, place: string): boolean {
  const { x, y } = centre(place);
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
}

/** Where to look to have as many of these places in sight as one of them can have around it, with as much room on all sides. */
export function fullest(places: readonly string[], room: Room, em: number): Frame | null {
  const seen = (place: string) => {
    const frame = frameAround(centre(place), room, em);
    return places.filter((other) => shows(frame, other));
  };
  const most = places.map(seen).reduce<string[]>((best, one) => (one.length > best.length ? one : best), []);
  if (most.length === 0) return null;
  const points = most.map(centre);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return frameAround({ x: halfway(xs), y: halfway(ys) }, room, em);
}

const halfway = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** The way from one point to another as a needle shows it, in degrees from north. */
export function bearing(from: Point, to: Point): number {
  return Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

type Point = [number, number];

/** Where a thing was, and the seat that it was at, with names and figures that nothing may strike through. */
export interface Stop {
  at: Point;
  seat: { left: number; top: number; right: number; bottom: number } | null;
}

/** The points of a way that begins and ends at the rims of seats, where it would go on to what it reaches there. */
export function outside(stops: readonly Stop[]): Point[] {
  return stops.map(({ at, seat }, i) => (seat ? rim(at, (stops[i - 1] ?? stops[i + 1])?.at ?? at, seat) : at));
}

/** Where a line from outside to a point within a box crosses its rim. */
function rim([x, y]: Point, [fromX, fromY]: Point, box: NonNullable<Stop['seat']>): Point {
  const across = fromX < box.left ? (x - box.left) / (x - fromX) : fromX > box.right ? (box.right - x) / (fromX - x) : 1;
  const down = fromY < box.top ? (y - box.top) / (y - fromY) : fromY > box.bottom ? (box.bottom - y) / (fromY - y) : 1;
  const part = Math.min(across, down);
  return [x + (fromX - x) * part, y + (fromY - y) * part];
}

/** Nearer than this is no way. */
const NEAR = 12;
/** A way shorter than this crosses the thing rather than the board. */
const SHORT = 90;
/** So far from the middle of what it leaves and reaches a way begins and ends, as a part of its length at most. */
const GAP = 26;
const GAP_PART = 0.2;
/** How far a way of one step bends aside, as a part of its length. */
const BEND = 0.12;

/** A line through points on the screen; none where nothing went anywhere. */
export function way(points: readonly Point[]): { line: string; end: Point } | null {
  const stops = points.filter((point, i) => i === 0 || distance(point, points[i - 1] ?? point) >= NEAR);
  const [from, to] = stops;
  const end = stops.at(-1);
  if (!from || !to || !end) return null;
  if (stops.length > 2) return { line: `M${stops.map(written).join('L')}`, end };
  if (distance(from, to) < SHORT) return null;
  const middle: Point = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * BEND, (from[1] + to[1]) / 2 + (to[0] - from[0]) * BEND];
  const [leaves, reaches] = [towards(from, to), towards(to, from)];
  return { line: `M${written(leaves)}Q${written(middle)} ${written(reaches)}`, end: reaches };
}

/** A little way from one point to another: what lies there is not drawn over. */
function towards(from: Point, to: Point): Point {
  const part = Math.min(GAP / distance(from, to), GAP_PART);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);
const written = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

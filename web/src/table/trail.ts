type Point = [number, number];

/** Nearer than this is no way. */
const NEAR = 12;
/** How far a way of one step bends aside, as a part of its length. */
const BEND = 0.12;

/** A line through points on the screen; none where nothing went anywhere. */
export function way(points: readonly Point[]): { line: string; end: Point } | null {
  const stops = points.filter((point, i) => i === 0 || distance(point, points[i - 1] ?? point) >= NEAR);
  const [from, to] = stops;
  const end = stops.at(-1);
  if (!from || !to || !end) return null;
  if (stops.length > 2) return { line: `M${stops.map(written).join('L')}`, end };
  const middle: Point = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * BEND, (from[1] + to[1]) / 2 + (to[0] - from[0]) * BEND];
  return { line: `M${written(from)}Q${written(middle)} ${written(to)}`, end };
}

const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);
const written = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

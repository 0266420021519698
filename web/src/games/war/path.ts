import type { TableEvent } from '../../protocol/types';
import { DIRECTIONS, neighbour, placeOfThing } from './places';
import type { TileView, WarView } from './view';

/** A way over the board: the places in order, and where it could go on. */
export interface Path {
  places: string[];
  forks: string[];
}

export function tileAt(view: WarView, place: string): TileView | null {
  return view.tiles.find((tile) => tile.place === place) ?? null;
}

/** Where a step leads: along arrows (W-CELL-ARROW-02) as long as they leave no choice. Visited places are closed. */
export function chain(view: WarView, from: string, to: string, visited: readonly string[]): Path {
  const places = [from, to];
  let at = to;
  for (;;) {
    const exits: string[] = exitsOf(tileAt(view, at)).filter((exit) => !places.includes(exit) && !visited.includes(exit));
    const [only] = exits;
    if (exits.length !== 1 || only === undefined) return { places, forks: exits };
    places.push(only);
    at = only;
  }
}

function exitsOf(tile: TileView | null): string[] {
  if (!tile?.open || tile.effect !== 'arrow') return [];
  return DIRECTIONS.filter((direction) => tile.exits.includes(direction))
    .map((direction) => neighbour(tile.place, direction))
    .filter((place) => place !== null);
}

export interface Trail {
  piece: string;
  places: string[];
}

/** The ways that pieces went in this turn, or, as long as nobody has moved in it, in the turn before. */
export function trails(events: readonly TableEvent[]): Trail[] {
  const turns = events.flatMap((event, i) => (event.kind === 'turn' ? [i] : []));
  const last = turns.at(-1) ?? -1;
  const now = waysOf(events.slice(last + 1));
  return now.length > 0 ? now : waysOf(events.slice((turns.at(-2) ?? -1) + 1, Math.max(0, last)));
}

function waysOf(events: readonly TableEvent[]): Trail[] {
  const found: Trail[] = [];
  for (const { thing, from, to } of events.flatMap((event) => event.motions)) {
    const [start, end] = [placeOfThing(from), placeOfThing(to)];
    if (!thing.startsWith('piece:') || !start || !end) continue;
    const open = found.findLast((trail) => trail.piece === thing);
    if (open?.places.at(-1) === start) open.places.push(end);
    else found.push({ piece: thing, places: [start, end] });
  }
  return found;
}

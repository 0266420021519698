import type { OfferedMove, TableEvent } from '../../protocol/types';
import type { Travel } from '../../table/touch';
import { lastTurns, turnsOf, type Turn } from '../../table/turns';
import { placeOfThing, thingOf } from './places';
import type { PieceView, TileView, WarView, WayView } from './view';

export function tileAt(view: WarView, place: string): TileView | null {
  return view.tiles.find((tile) => tile.place === place) ?? null;
}

/** The place before or behind a tile of the outer ring; the server numbers them clockwise. */
export function besideOnRing(view: WarView, tile: TileView, by: 1 | -1): string {
  const ring = view.tiles.filter((one) => one.ring !== null);
  const number = ((tile.ring ?? 0) + by + ring.length) % ring.length;
  return ring.find((one) => one.ring === number)?.place ?? tile.place;
}

/** The way that a touch of a place means: the step's, as the server tells it, one that leads farther, or straight there. */
export function wayTo(piece: PieceView, to: string): WayView {
  const step = piece.ways.find((way) => way.places[1] === to);
  if (step) return step;
  const passing = piece.ways.find((way) => way.places.slice(2).includes(to));
  if (passing) return passing;
  const forking = piece.ways.find((way) => way.forks.includes(to));
  return forking ? { places: [...forking.places, to], forks: [] } : { places: [piece.at, to], forks: [] };
}

/** Whether a place lies farther than a step, on a way that the arrows lead. */
export function leadsTo(piece: PieceView, to: string): boolean {
  return to !== piece.at && piece.ways.every((way) => way.places[1] !== to) && wayTo(piece, to).places.length > 2;
}

/** Goes a way: the piece's step, then where the arrows fork the way that is meant; a tile that waits is let act. */
export function along(piece: PieceView, way: WayView): Travel {
  const ahead = way.places.slice(1).map(thingOf);
  let begun = false;
  const leadsOn = ({ verb, targets }: OfferedMove) =>
    (begun ? verb === 'go' : verb === 'move' && targets[0] === `piece:${piece.piece}`) && ahead.includes(targets.at(-1) ?? '');
  return (moves) => {
    const next = moves.find(leadsOn);
    if (next) ahead.splice(0, ahead.indexOf(next.targets.at(-1) ?? '') + 1);
    const resume = begun && ahead.length > 0 ? moves.find(({ verb }) => verb === 'resume') : undefined;
    begun = true;
    return next ?? resume ?? null;
  };
}

export interface Trail {
  piece: string;
  places: string[];
}

/**
 * The ways that pieces went: one's own in one's turn, and until one has moved those of the others since one's last turn. Who sits
 * nowhere sees this turn's or, as long as nobody has gone in it, those of the turn before.
 */
export function trails(events: readonly TableEvent[], you: number | null): Trail[] {
  const turns = turnsOf(events, true);
  const ways = (turn: Turn | undefined) => waysOf(turn?.events ?? []);
  const last = turns.at(-1);
  const now = ways(last);
  if (you === null) return now.length > 0 ? now : ways(turns.at(-2));
  return [...[...lastTurns(turns, you).values()].flatMap(ways), ...(last?.seat === you ? now : [])];
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

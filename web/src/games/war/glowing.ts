import type { Touch } from '../../table/touch';
import { besideOnRing } from './path';
import { DIRECTIONS, neighbour, OFF_BOARD, placeOfThing, thingOf } from './places';
import type { WarView } from './view';

/** Where the things lie that a coach points at. */
export function markedPlaces(view: WarView, marked: readonly string[]): string[] {
  const pieces = [...view.pieces, ...(view.thanos.at ? [{ piece: 'thanos', at: view.thanos.at }] : [])];
  const at = new Map(pieces.map((one) => [`piece:${one.piece}`, one.at]));
  return [...new Set(marked.flatMap((thing) => at.get(thing) ?? placeOfThing(thing) ?? []))];
}

/** What lies on the board beside its things: the place that directions are chosen for, and whether the base is shifted there. */
interface Beside {
  asked?: string | null;
  shifts?: boolean;
}

/** The places where something can be touched now, those of this seat's characters first. */
export function glowingPlaces(view: WarView, touch: Touch, you: number | null, { asked = null, shifts = true }: Beside = {}): string[] {
  const glows = (thing: string) => touch.reach(thing) !== 'no';
  const pieces = view.pieces.filter((piece) => glows(`piece:${piece.piece}`)).toSorted((one, other) => Number(other.seat === you) - Number(one.seat === you));
  const lying = [...view.tiles, ...view.offBoard].filter(({ tokens }) => tokens.some((token) => glows(`token:${token}`)));
  const places = [...view.tiles.map(({ place }) => place), ...OFF_BOARD].filter((place) => glows(thingOf(place)));
  const his = view.thanos.at && glows('piece:thanos') ? [view.thanos.at] : [];
  return [
    ...new Set([
      ...pieces.map(({ at }) => at),
      ...his,
      ...places,
      ...lying.map(({ place }) => place),
      ...(shifts ? besideBase(view, glows) : []),
      ...around(asked, glows),
    ]),
  ];
}

/** What stands between two places is in sight where both are. */
function besideBase(view: WarView, glows: (thing: string) => boolean): string[] {
  const base = view.tiles.find(({ place }) => place === view.teams[view.turnSeat]?.base);
  const beside = (sense: 'clockwise' | 'counterclockwise') =>
    base && glows(`base:${sense}`) ? [base.place, besideOnRing(view, base, sense === 'clockwise' ? 1 : -1)] : [];
  return [...beside('clockwise'), ...beside('counterclockwise')];
}

function around(place: string | null, glows: (thing: string) => boolean): string[] {
  const towards = place ? DIRECTIONS.filter((direction) => glows(`direction:${direction}`)) : [];
  return place ? towards.flatMap((direction) => [place, neighbour(place, direction) ?? place]) : [];
}

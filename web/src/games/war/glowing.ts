import type { Touch } from '../../table/touch';
import { OFF_BOARD, thingOf } from './places';
import type { WarView } from './view';

/** The places where something can be touched now, those of this seat's characters first. */
export function glowingPlaces(view: WarView, touch: Touch, you: number | null): string[] {
  const glows = (thing: string) => touch.reach(thing) !== 'no';
  const pieces = view.pieces.filter((piece) => glows(`piece:${piece.piece}`)).toSorted((one, other) => Number(other.seat === you) - Number(one.seat === you));
  const lying = [...view.tiles, ...view.offBoard].filter(({ tokens }) => tokens.some((token) => glows(`token:${token}`)));
  const places = [...view.tiles.map(({ place }) => place), ...OFF_BOARD].filter((place) => glows(thingOf(place)));
  const his = view.thanos.at && glows('piece:thanos') ? [view.thanos.at] : [];
  return [...new Set([...pieces.map(({ at }) => at), ...his, ...places, ...lying.map(({ place }) => place)])];
}

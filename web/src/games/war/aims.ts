import { t } from '../../phrases/catalogue.svelte';
import type { OfferedMove } from '../../protocol/types';
import { tileAt } from './path';
import { coordinates, placeName, thingOf } from './places';
import type { WarView } from './view';
import { pieceName } from './words';

/** Who is where. */
interface Standing {
  name: string;
  at: string;
}

/** What an ability would reach as things stand: the tiles that Spider-Man opens, whom Iron Man strikes. */
export function aims(move: OfferedMove, view: WarView): readonly string[] {
  if (move.move === 'ability spider-man') return closedAround(view).map(thingOf);
  return move.move === 'ability iron-man' ? nearest(view).map(({ name }) => `piece:${name}`) : [];
}

/** The same in words. */
export function aimsAt(move: OfferedMove, view: WarView): string | null {
  if (move.move === 'ability spider-man') return t('war.list.uncovers', { places: closedAround(view).map(placeName).join(', ') });
  const found = move.move === 'ability iron-man' ? nearest(view) : [];
  return found.length > 0 ? t('war.list.nearest', { who: found.map(({ name, at }) => `${pieceName(name)} (${placeName(at)})`).join(', ') }) : null;
}

function closedAround(view: WarView): string[] {
  const at = view.pieces.find(({ piece }) => piece === 'spider-man')?.at;
  if (!at) return [];
  const [row, column] = coordinates(at);
  return [-1, 0, 1]
    .flatMap((rows) => [-1, 0, 1].map((columns) => `${row + rows},${column + columns}`))
    .filter((place) => place !== at && tileAt(view, place)?.open === false);
}

/** All that are equally near; Thanos counts. */
function nearest(view: WarView): Standing[] {
  const own = view.pieces.find(({ piece }) => piece === 'iron-man');
  if (!own) return [];
  const others: Standing[] = view.pieces.filter(({ team }) => team !== own.team).map(({ piece, at }) => ({ name: piece, at }));
  if (view.thanos.at) others.push({ name: 'thanos', at: view.thanos.at });
  const least = Math.min(...others.map(({ at }) => steps(own.at, at)));
  return others.filter(({ at }) => steps(own.at, at) === least);
}

function steps(from: string, to: string): number {
  const [row, column] = coordinates(from);
  const [toRow, toColumn] = coordinates(to);
  return Math.abs(row - toRow) + Math.abs(column - toColumn);
}

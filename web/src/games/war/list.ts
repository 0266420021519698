import { t } from '../../phrases/catalogue.svelte';
import type { OfferedMove } from '../../protocol/types';
import type { Pill, Prevented } from '../plug';
import { aimsAt } from './aims';
import { stoneNamed } from './kinds';
import { tileAt, wayTo } from './path';
import { placeName, placeOfThing } from './places';
import type { WarView } from './view';
import { pieceName, tileName, tokenName } from './words';

/** What a character does itself; other moves are answers, and stand under their own word. */
const DEEDS = ['move', 'ability', 'pick', 'drop', 'use', 'spend', 'stand'];

const targetOf = (move: OfferedMove, kind: string) => move.targets.find((one) => one.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;

/** A character's moves stand together, under its name. */
export function heading(move: OfferedMove): string | null {
  const piece = targetOf(move, 'piece') ?? targetOf(move, 'ability');
  return piece && DEEDS.includes(move.verb) ? pieceName(piece) : null;
}

/** What an ability, a Stone or a trap does, whatever of it can be foretold. */
export function brings(move: OfferedMove, view: WarView): string | null {
  const place = placeTo(move);
  if (place && tileAt(view, place)?.trap) return aboutPlace(view, place);
  const ability = targetOf(move, 'ability');
  if (ability && move.verb === 'ability') return [aimsAt(move, view), t(`war.ability.${ability}`)].filter(Boolean).join(' · ');
  const stone = stoneNamed(targetOf(move, 'token') ?? '');
  return stone && move.verb === 'use' ? t(`war.stone.${stone}`) : null;
}

/** Where a move leads and what lies there, what a token is good for. */
export function about(move: OfferedMove, view: WarView): string | null {
  const place = placeTo(move);
  if (place) return aboutPlace(view, place);
  if (move.verb === 'resume') return aboutWaiting(view);
  const token = targetOf(move, 'token');
  if (!token) return null;
  if (move.verb === 'score') return t('war.list.score');
  if (move.verb === 'drop') return aboutDropping(move, view, token);
  if (stoneNamed(token)) return t(`war.stone.${token}`);
  return t(token === 'energy' ? 'war.board.energyAbout' : token.startsWith('leadership') ? 'war.board.leadershipAbout' : 'war.board.heroAbout');
}

/** What the tile that waits will do. */
function aboutWaiting(view: WarView): string | null {
  const place = view.pending.map((step) => step.place ?? view.pieces.find(({ piece }) => piece === step.piece)?.at).find(Boolean);
  const tile = place ? tileAt(view, place) : null;
  return tile?.effect ? `${tileName(tile)}: ${t(`war.tile.${tile.effect}.about`)}` : null;
}

/** What becomes of a token that is put down, not what it would have been good for. */
function aboutDropping(move: OfferedMove, view: WarView, token: string): string | null {
  const piece = view.pieces.find((one) => one.piece === targetOf(move, 'piece'));
  if (!piece) return null;
  const held = piece.hold !== 'none' && piece.token === token;
  return t(held ? 'war.list.dropHeld' : 'war.list.drop', { place: placeName(piece.at) });
}

/** What one looks for in a list of moves, in a word: a point, a Stone, a tile that is opened. */
export function pill(move: OfferedMove, view: WarView): Pill | null {
  const piece = view.pieces.find((one) => one.piece === targetOf(move, 'piece'));
  if (move.verb === 'score' || (move.verb === 'move' && piece?.hold === 'complete')) return { text: t('war.pill.point'), gold: true };
  const place = placeTo(move);
  const tile = place ? tileAt(view, place) : null;
  if (tile?.tokens.some(stoneNamed)) return { text: t('war.pill.stone'), gold: true };
  return tile && !tile.open ? { text: t('war.pill.opens'), gold: false } : null;
}

function aboutPlace(view: WarView, place: string): string {
  if (view.thanos.at === place) return t('war.list.thanos');
  const tile = tileAt(view, place);
  if (!tile) return t('war.list.off');
  const lying = tile.tokens.length > 0 && t('war.list.lying', { what: tile.tokens.map(tokenName).join(', ') });
  return [tileName(tile), !tile.open && t('war.list.opens'), tile.trap && t('war.board.trap'), lying].filter(Boolean).join(', ');
}

/** The place that a step leads to. */
function placeTo(move: OfferedMove): string | null {
  return ['move', 'go'].includes(move.verb) ? (move.targets.map(placeOfThing).find((one) => one !== null) ?? null) : null;
}

/** The button of a step says where it leads, over all that the arrows add: "Go to A7 › B7". */
export function goes(move: OfferedMove, view: WarView): string | null {
  const piece = view.pieces.find((one) => one.piece === targetOf(move, 'piece'));
  const place = placeTo(move);
  if (!piece || !place) return null;
  return t('war.list.go', { place: wayTo(piece, place).places.slice(1).map(placeName).join(' › ') });
}

/** What a turn still wants. */
export function leftToDo(view: WarView, you: number): string | null {
  if (view.pending.length > 0 || view.turnSeat !== you) return null;
  return t(view.mainDone ? 'war.list.free' : 'war.list.main');
}

/** What can't be done now, and why. */
export function notNow(view: WarView, you: number): Prevented[] {
  if (view.pending.length > 0 || view.turnSeat !== you) return [];
  const used = view.pieces.filter((piece) => piece.seat === you && !piece.ready);
  return [
    ...used.map(({ piece }) => ({ what: t('war.list.ability', { name: pieceName(piece) }), why: t('war.list.abilityUsed'), rule: 'W-ENERGY-01' })),
    view.mainDone
      ? { what: t('war.list.another'), why: t('war.list.anotherDone'), rule: 'W-TURN-02' }
      : { what: t('war.verb.end'), why: t('war.list.endFirst'), rule: 'W-TURN-09' },
  ];
}

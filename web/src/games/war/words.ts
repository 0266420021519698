import { has, t } from '../../phrases/catalogue.svelte';
import { leaderOf, stoneNamed } from './kinds';
import { tileAt } from './path';
import { placeName } from './places';
import type { PieceView, TileView, WarView } from './view';

export const pieceName = (piece: string) => t(`war.piece.${piece}`);
export const tokenName = (token: string) => t(`war.token.${token}`);
export const teamName = (team: string) => t(`war.team.${team}`);

export function tileName(tile: TileView): string {
  if (!tile.open || !tile.kind) return t(`war.board.closed.${tile.back}`);
  if (tile.team) return t(tile.neutral ? 'war.board.neutralBase' : 'war.board.baseOf', { team: teamName(tile.team) });
  const stone = stoneNamed(tile.variant);
  return stone ? tokenName(stone) : t(`war.tile.${tile.kind}`);
}

/** A place in one line, for who can't see it. */
export function placeLabel(view: WarView, place: string): string {
  const tile = tileAt(view, place);
  const tokens = tile ? tile.tokens : (view.offBoard.find((one) => one.place === place)?.tokens ?? []);
  return [
    tile ? t('war.board.at', { place: placeName(place), what: tileName(tile) }) : t('war.board.off', { place: placeName(place) }),
    tile && tile.exits.length > 0 && t('war.board.exits', { directions: tile.exits.map((exit) => t(`war.direction.${exit}`)).join(', ') }),
    tile?.trap && t('war.board.trap'),
    view.thanos.at === place && pieceName('thanos'),
    ...view.pieces.filter((piece) => piece.at === place).map((piece) => pieceName(piece.piece)),
    ...tokens.map(tokenName),
    tile?.effect && t(`war.tile.${tile.effect}.about`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A character in one line. */
export function pieceLabel(piece: PieceView): string {
  return [
    t('war.board.at', { place: placeName(piece.at), what: pieceName(piece.piece) }),
    teamName(piece.team),
    t(piece.ready ? 'war.board.ready' : 'war.board.used'),
    piece.detained && t('war.board.detained'),
    piece.hold !== 'none' && t(`war.board.hold.${piece.hold}`),
    ...[piece.token, piece.stone].filter((token) => token !== null).map((token) => t('war.board.carries', { token: tokenName(token) })),
    t(`war.ability.${piece.piece}`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The team of a seat in a few letters: its leader's name. */
export function leaderName(team: string): string {
  const key = `war.piece.${leaderOf(team)}`;
  return has(key) ? t(key) : team;
}

import { has, t } from '../../phrases/catalogue.svelte';
import type { Look } from '../../table/closer.svelte';
import { leaderOf, look, ruleOfPiece, ruleOfToken, stoneNamed } from './kinds';
import { tileAt } from './path';
import { placeOfThing } from './places';
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
    tile ? t('war.board.at', { place, what: tileName(tile) }) : t('war.board.off', { place }),
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
    t('war.board.at', { place: piece.at, what: pieceName(piece.piece) }),
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

/** Everything worth knowing about a thing and what is on it. */
export function explain(view: WarView, thing: string): Look[] {
  const place = placeOfThing(thing);
  if (place !== null) return aboutPlace(view, place);
  const [kind, name = ''] = thing.split(':');
  if (kind === 'piece' || kind === 'ability' || kind === 'crew') return aboutPiece(view, name);
  if (kind === 'token' || kind === 'told') return [aboutToken(name)];
  return [];
}

function aboutPlace(view: WarView, place: string): Look[] {
  const tile = tileAt(view, place);
  const tokens = tile?.tokens ?? view.offBoard.find((one) => one.place === place)?.tokens ?? [];
  const here = view.pieces.filter((piece) => piece.at === place).map((piece) => piece.piece);
  const thanos = view.thanos.at === place ? ['thanos'] : [];
  return [
    tile ? aboutTile(tile) : { title: t('war.board.offTitle'), note: place, text: t('war.board.offAbout'), rule: 'W-OFF-01', thing: '' },
    ...tokens.map(aboutToken),
    ...[...here, ...thanos].flatMap((piece) => aboutPiece(view, piece)),
  ];
}

function aboutTile(tile: TileView): Look {
  const thing = '';
  const { effect } = tile;
  if (!tile.open || !effect) return { title: tileName(tile), note: tile.place, text: t('war.board.closedAbout'), rule: 'W-MOVE-03', thing };
  const agreed = tile.kind !== effect;
  return {
    title: tileName(tile),
    note: [tile.place, agreed && t(`war.tile.${effect}`), tile.trap && t('war.board.trap')].filter(Boolean).join(' · '),
    text: t(`war.tile.${effect}.about`),
    rule: tile.kind === 'team_base' && tile.trap ? 'W-CELL-BASE-02' : look(effect).rule,
    thing,
  };
}

function aboutPiece(view: WarView, name: string): Look[] {
  const piece = view.pieces.find((one) => one.piece === name);
  const rule = ruleOfPiece(name);
  if (!piece)
    return name === 'thanos' ? [{ title: pieceName(name), note: view.thanos.at ?? '', text: t('war.board.thanosAbout'), rule, thing: 'piece:thanos' }] : [];
  const state = [teamName(piece.team), t(piece.ready ? 'war.board.ready' : 'war.board.used'), piece.detained && t('war.board.detained')];
  return [{ title: pieceName(name), note: state.filter(Boolean).join(' · '), text: t(`war.ability.${name}`), rule, thing: `piece:${name}` }];
}

function aboutToken(token: string): Look {
  const text = stoneNamed(token)
    ? t(`war.stone.${token}`)
    : t(token === 'energy' ? 'war.board.energyAbout' : token.startsWith('leadership') ? 'war.board.leadershipAbout' : 'war.board.heroAbout');
  return { title: tokenName(token), note: '', text, rule: ruleOfToken(token), thing: `token:${token}` };
}

/** The team of a seat in a few letters: its leader's name. */
export function leaderName(team: string): string {
  const key = `war.piece.${leaderOf(team)}`;
  return has(key) ? t(key) : team;
}

import { t } from '../../phrases/catalogue.svelte';
import type { Look } from '../../table/closer.svelte';
import { look, ruleOfPiece, ruleOfToken, stoneNamed } from './kinds';
import { tileAt } from './path';
import { placeName, placeOfThing } from './places';
import type { TileView, WarView } from './view';
import { pieceName, teamName, tileName, tokenName } from './words';

/** Everything worth knowing about a thing and what is on it. */
export function closer(thing: string, view: WarView): Look[] {
  const place = placeOfThing(thing);
  if (place !== null) return aboutPlace(view, place);
  const [kind, name = ''] = thing.split(':');
  if (kind === 'piece' || kind === 'ability' || kind === 'crew') return aboutPiece(view, name);
  if (kind === 'token' || kind === 'told') return [aboutToken(name)];
  if (kind === 'count') return aboutCount(view, name);
  if (kind === 'slot') return [about(`slot.${name}`, t(name === 'stone' ? 'war.board.noStone' : 'war.board.noToken'), 'W-PICK-02')];
  if (kind === 'zone') return aboutZone(view, Number(name));
  if (kind === 'gauntlet') return [about('gauntlet', '', 'W-THANOS-04')];
  return [];
}

function aboutPlace(view: WarView, place: string): Look[] {
  const tile = tileAt(view, place);
  const tokens = tile?.tokens ?? view.offBoard.find((one) => one.place === place)?.tokens ?? [];
  const here = view.pieces.filter((piece) => piece.at === place).map((piece) => piece.piece);
  const thanos = view.thanos.at === place ? ['thanos'] : [];
  return [
    tile ? aboutTile(tile) : { title: t('war.board.offTitle'), note: placeName(place), text: t('war.board.offAbout'), rule: 'W-OFF-01', thing: '' },
    ...tokens.map(aboutToken),
    ...[...here, ...thanos].flatMap((piece) => aboutPiece(view, piece)),
  ];
}

function aboutTile(tile: TileView): Look {
  const thing = '';
  const { effect } = tile;
  if (!tile.open || !effect) return { title: tileName(tile), note: placeName(tile.place), text: t('war.board.closedAbout'), rule: 'W-MOVE-03', thing };
  const agreed = tile.kind !== effect;
  return {
    title: tileName(tile),
    note: [placeName(tile.place), agreed && t(`war.tile.${effect}`), tile.trap && t('war.board.trap')].filter(Boolean).join(' · '),
    text: t(`war.tile.${effect}.about`),
    rule: tile.kind === 'team_base' && tile.trap ? 'W-CELL-BASE-02' : look(effect).rule,
    thing,
  };
}

function aboutPiece(view: WarView, name: string): Look[] {
  const piece = view.pieces.find((one) => one.piece === name);
  const rule = ruleOfPiece(name);
  if (!piece)
    return name === 'thanos'
      ? [{ title: pieceName(name), note: view.thanos.at ? placeName(view.thanos.at) : '', text: t('war.board.thanosAbout'), rule, thing: 'piece:thanos' }]
      : [];
  const state = [teamName(piece.team), placeName(piece.at), t(piece.ready ? 'war.board.ready' : 'war.board.used'), piece.detained && t('war.board.detained')];
  return [{ title: pieceName(name), note: state.filter(Boolean).join(' · '), text: t(`war.ability.${name}`), rule, thing: `piece:${name}` }];
}

function aboutToken(token: string): Look {
  const text = stoneNamed(token)
    ? t(`war.stone.${token}`)
    : t(token === 'energy' ? 'war.board.energyAbout' : token.startsWith('leadership') ? 'war.board.leadershipAbout' : 'war.board.heroAbout');
  return { title: tokenName(token), note: '', text, rule: ruleOfToken(token), thing: `token:${token}` };
}

/** The three counters that bring the end. */
function aboutCount(view: WarView, name: string): Look[] {
  if (name === 'closed') return [about('closed', t('war.closer.closedNow', { n: view.closedLeft }), 'W-END-02')];
  if (name === 'heroes') return [about('heroes', t('war.closer.heroesNow', { n: view.heroesLeft }), 'W-END-03')];
  return name === 'stones' ? [about('stones', t('war.closer.stonesNow', { n: view.thanos.stones.length }), 'W-WIN-02')] : [];
}

function aboutZone(view: WarView, seat: number): Look[] {
  const zone = view.teams[seat]?.zone;
  return zone ? [about('zone', zone.map(tokenName).join(', '), 'W-END-05')] : [];
}

function about(what: string, note: string, rule: string): Look {
  return { thing: '', title: t(`war.closer.${what}`), note, text: t(`war.closer.${what}Text`), rule };
}

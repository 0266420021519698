import { t } from '../../phrases/catalogue.svelte';
import type { Exhibit, GameBook } from '../book';
import './tokens.css';
import facts from './facts/tiles.json';
import { ALL_STONES } from './kinds';
import Picture from './Picture.svelte';
import { TEAM_OF } from './teams';
import type { WarView } from './view';
import { pieceName, tokenName } from './words';

/** One of each kind, with a picture of those that need a variant. */
const VARIANTS: Record<string, string> = { infinity_stone: ':soul', arrow: ':N+E+W', team_base: ':thor', circular_movement: ':cw' };

function tiles(): Exhibit[] {
  const kinds = [...new Set(facts.map((row) => row.kind))];
  return kinds.map((kind) => ({
    thing: `tile:${kind}${VARIANTS[kind] ?? ''}`,
    title: t(`war.tile.${kind}`),
    text: t(`war.tile.${kind}.about`),
    onFace: false,
  }));
}

const book: GameBook<WarView> = {
  Picture,
  role: () => 'player',
  goals: {
    player: [
      ['token:hulk', 'tile:battlefield'],
      ['piece:captain-america', 'closed:red', 'tile:loki'],
      ['piece:thanos', 'token:mind'],
    ],
  },
  gallery: () => [
    { title: t('war.gallery.tiles'), exhibits: tiles() },
    {
      title: t('war.gallery.characters'),
      exhibits: Object.keys(TEAM_OF).map((piece) => ({ thing: `piece:${piece}`, title: pieceName(piece), text: t(`war.ability.${piece}`), onFace: false })),
    },
    {
      title: t('war.gallery.stones'),
      exhibits: ALL_STONES.map((stone) => ({ thing: `token:${stone}`, title: tokenName(stone), text: t(`war.stone.${stone}`), onFace: false })),
    },
  ],
};

export default book;

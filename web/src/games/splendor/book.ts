import { t } from '../../phrases/catalogue.svelte';
import { STONES } from '../../stones/gems';
import type { GameBook } from '../book';
import './tokens.css';
import { allCards, allLocations } from './cards';
import Picture from './Picture.svelte';
import type { SplendorView } from './view';

const kindOf = (stone: string) => (stone === 'time' || stone === 'shield' ? stone : 'colour');

const level = (wanted: number) => ({
  title: t('splendor.closer.level', { level: wanted }),
  exhibits: allCards('marvel')
    .filter((card) => card.level === wanted)
    .map(({ id }) => ({ thing: `card:${id}`, title: t(`splendor.card.${id}`), text: '', onFace: true })),
});

const book: GameBook<SplendorView> = {
  Picture,
  role: (view) => (view.edition === 'classic' ? 'classic' : 'player'),
  goals: {
    player: [['gauntlet', 'stone:time'], ['stone:mind', 'stone:space', 'card:L1-02'], ['avengers']],
    classic: [['card:C3-04'], ['stone:mind', 'stone:space', 'card:C1-01'], ['location:1N']],
  },
  gallery: () => [
    {
      title: t('splendor.board.stones'),
      exhibits: STONES.map((stone) => ({
        thing: `stone:${stone}`,
        title: t(`splendor.stone.${stone}`),
        text: t(`splendor.closer.stone.${kindOf(stone)}`),
        onFace: false,
      })),
    },
    {
      title: t('splendor.board.locations'),
      exhibits: allLocations('marvel').map(({ id }) => ({ thing: `location:${id}`, title: t(`splendor.location.${id}`), text: '', onFace: true })),
    },
    ...[1, 2, 3].map(level),
  ],
};

export default book;

import { t } from '../../phrases/catalogue.svelte';
import type { GameBook } from '../book';
import './tokens.css';
import { cardKey, CARDS, effectKey } from './cards';
import Picture from './Picture.svelte';
import type { LoveLetterView } from './view';

const book: GameBook<LoveLetterView> = {
  Picture,
  role: () => 'player',
  goals: { player: [['token'], ['back', 'small:guard'], ['small:princess']] },
  gallery: () => [
    {
      title: t('loveletter.gallery.cards'),
      exhibits: CARDS.map(({ id }) => ({ thing: `card:${id}`, title: t(cardKey(id)), text: t(effectKey(id)), onFace: true })),
    },
  ],
};

export default book;

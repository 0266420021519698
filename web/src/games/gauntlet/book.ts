import { t } from '../../phrases/catalogue.svelte';
import type { GameBook } from '../book';
import './tokens.css';
import { card, cardKey, deckCards, effectKey, type Card } from './cards';
import Picture from './Picture.svelte';
import type { GauntletView } from './view';

const deck = (which: Card['deck']) => ({
  title: t(`gauntlet.closer.pile.${which}`),
  exhibits: [...new Set(deckCards(which).map(({ id }) => id))]
    .toSorted((one, other) => card(one).value - card(other).value)
    .map((id) => ({ thing: `card:${id}`, title: t(cardKey(id)), text: t(effectKey(id)), onFace: true, copies: card(id).copies })),
});

const book: GameBook<GauntletView> = {
  Picture,
  role: (view, you) => (you === view.thanos ? 'thanos' : 'hero'),
  goals: {
    hero: [['small:thanos'], ['back:hero', 'small:captain-america'], ['stones']],
    thanos: [['stones'], ['small:outrider', 'small:soul-stone'], ['small:spider-man', 'small:iron-man']],
  },
  gallery: () => [deck('hero'), deck('thanos')],
};

export default book;

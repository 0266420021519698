import { has, t } from '../../phrases/catalogue.svelte';
import type { Look } from '../../table/closer.svelte';
import { card, cardKey, effectKey } from './cards';
import type { LoveLetterView } from './view';

/** A character, the deck, the card set aside or the tokens of a seat, in plain words. */
export function closer(thing: string, view: LoveLetterView): Look[] {
  const [kind = '', name = ''] = thing.split(':');
  if ((kind === 'card' || kind === 'name') && has(cardKey(name))) return [aboutCard(name)];
  if (kind === 'deck') return [about('deck', t('loveletter.closer.left', { n: view.deck }), 'L-TURN-02')];
  if (kind === 'aside') return [about('aside', t(view.aside ? 'loveletter.closer.asideLies' : 'loveletter.board.asideGone'), 'L-DEAL-03')];
  if (name.endsWith('/token')) return aboutTokens(Number.parseInt(name), view);
  return [];
}

function aboutCard(id: string): Look {
  const { value, copies } = card(id);
  const note = t('loveletter.closer.card', { value, n: copies });
  return { thing: `card:${id}`, title: t(cardKey(id)), note, text: t(effectKey(id)), rule: `L-${id.toUpperCase()}-01` };
}

function aboutTokens(seat: number, view: LoveLetterView): Look[] {
  const tokens = view.seats[seat]?.tokens;
  return tokens === undefined ? [] : [about('tokens', t('loveletter.seat.tokens', { n: tokens, goal: view.goal }), 'L-WIN-01')];
}

function about(what: 'deck' | 'aside' | 'tokens', note: string, rule: string): Look {
  return { thing: '', title: t(`loveletter.closer.${what}`), note, text: t(`loveletter.closer.${what}Text`), rule };
}

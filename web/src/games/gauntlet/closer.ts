import { has, language, t } from '../../phrases/catalogue.svelte';
import type { Look } from '../../table/closer.svelte';
import { card, cardKey, effectKey } from './cards';
import type { GauntletView } from './view';

/** Cards of Thanos that the rules call by their first name. */
const CALLED: Record<string, string> = { 'corvus-glaive': 'CORVUS', 'proxima-midnight': 'PROXIMA' };

/** A card, a deck, life, a power token or the ban on talk, in plain words. */
export function closer(thing: string, view: GauntletView): Look[] {
  const [kind, name = ''] = thing.split(':');
  if (kind === 'card' && has(cardKey(name))) return [aboutCard(name, view)];
  if (kind === 'deck') return [aboutDeck(name, view)];
  if (kind === 'life') return [{ thing: '', title: t('gauntlet.closer.life'), note: lives(view), text: t('gauntlet.closer.lifeText'), rule: 'G-END-01' }];
  if (kind === 'tokens' || kind === 'token')
    return [{ thing: 'token', title: t('gauntlet.closer.token'), note: '', text: t('gauntlet.closer.tokenText'), rule: 'G-POWER-01' }];
  if (kind === 'talk') return [{ thing: '', title: t('gauntlet.closer.talk'), note: talk(view), text: t('gauntlet.closer.talkText'), rule: 'G-COMM-01' }];
  return [];
}

const talk = (view: GauntletView) => t(view.over ? 'gauntlet.board.mayTalk' : 'gauntlet.board.silence');
const lives = (view: GauntletView) => t('gauntlet.closer.lives', { heroes: view.heroesLife.now, thanos: view.thanosLife.now });

function aboutCard(id: string, view: GauntletView): Look {
  const { value, deck, copies } = card(id);
  const note = [t(`gauntlet.closer.deck.${deck}`, { value, n: copies }), whereIs(id, view)].filter(Boolean).join(' · ');
  return {
    thing: `card:${id}`,
    title: t(cardKey(id)),
    note,
    text: [t(effectKey(id)), follows(id)].filter(Boolean).join(' '),
    rule: deck === 'hero' ? `G-HERO-${value}-01` : `G-THANOS-${CALLED[id] ?? id.replace('-', '').toUpperCase()}-01`,
  };
}

/** What comes of the effect, which the card has no room for. */
const FOLLOWS: Record<string, string> = {
  'gauntlet.effect.hero.1': 'gauntlet.guess.hintHero',
  'gauntlet.effect.hero.3': 'gauntlet.brings.fight',
  'gauntlet.effect.hero.4': 'gauntlet.closer.tokenText',
  'gauntlet.effect.hero.6': 'gauntlet.brings.fight',
  'gauntlet.effect.outrider': 'gauntlet.guess.hintThanos',
  'gauntlet.effect.mind-stone': 'gauntlet.guess.hintThanos',
  'gauntlet.effect.black-dwarf': 'gauntlet.brings.fight',
  'gauntlet.effect.space-stone': 'gauntlet.brings.fight',
  'gauntlet.effect.proxima-midnight': 'gauntlet.closer.tokenText',
  'gauntlet.effect.power-stone': 'gauntlet.closer.tokenText',
};

function follows(id: string): string {
  const key = FOLLOWS[effectKey(id)];
  if (!key) return '';
  const said = t(key);
  return `${said.charAt(0).toLocaleUpperCase(language())}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'}`;
}

function whereIs(id: string, view: GauntletView): string {
  if (view.seats.some((seat) => seat.hand.includes(id))) return t('gauntlet.closer.where.hand');
  if (view.seats.some((seat) => seat.front.some((one) => one.card === id))) return t('gauntlet.closer.where.front');
  return t('gauntlet.closer.where.hidden');
}

function aboutDeck(name: string, view: GauntletView): Look {
  const side = name === 'hero' ? 'hero' : 'thanos';
  const left = side === 'hero' ? view.heroDeck : view.thanosDeck;
  return {
    thing: 'back',
    title: t(`gauntlet.closer.pile.${side}`),
    note: t('gauntlet.closer.left', { n: left }),
    text: t('gauntlet.closer.deckText'),
    rule: 'G-TURN-02',
  };
}

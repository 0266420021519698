import { has, named, t } from '../../phrases/catalogue.svelte';
import { HERO_CARDS } from './facts';

/** Names and card texts: sentences of the rules, found by what they are about. */
export const heroName = (hero: string) => t(`united.hero.${hero}`);
/** Without what stands in brackets, where room is scarce. */
export const shortName = (hero: string) => heroName(hero).replace(/ \(.*\)$/u, '');
/** What a Hero is good at, in a sentence. */
export const strengthOf = (hero: string) => named(`united.setup.hero.${hero}`, '');
export const villainName = (villain: string) => t(`united.villain.${villain}`);
export const locationName = (location: string) => t(`united.location.${location}`);
export const threatName = (card: string) => t(`united.threat.${card}`);
export const gearName = (gear: string) => t(`united.gear.${gear}`);
export const superName = (card: string) => t(`united.super.${card}`);
export const symbolName = (symbol: string) => t(`united.symbol.${symbol}`);
export const tokenName = (token: string) => (token === 'empty' ? t('united.board.freeSlot') : t(`united.token.${token}`));
export const planName = (plan: string) => t(`united.plan.${plan}`);
export const cardName = (card: string) => t(`united.card.${card}`);

/** The sentence on a card; empty where it has none. */
export function textOf(key: string): string {
  return named(`united.${key}.text`, '');
}

/** A Hero card with a special has a name of its own; a plain one is known by its symbols. */
export const isSpecial = (card: string) => has(`united.card.${card}.text`);
export const isSpecialPlan = (plan: string) => has(`united.plan.${plan}.text`);

export function heroOfCard(card: string): string {
  return HERO_CARDS.get(card)?.hero ?? 'support';
}

/** A card in one line, for who can't see it. */
export function cardLabel(card: string): string {
  const symbols = (HERO_CARDS.get(card)?.symbols ?? []).map(symbolName).join(', ');
  return [isSpecial(card) ? cardName(card) : heroName(heroOfCard(card)), symbols, textOf(`card.${card}`)].filter(Boolean).join('. ');
}

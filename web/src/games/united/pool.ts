import { t } from '../../phrases/catalogue.svelte';
import { coins, heroAt, SYMBOLS, type HeroView, type SymbolName, type UnitedView } from './view';
import { heroOfCard, shortName } from './words';

export interface PoolGroup {
  kind: 'own' | 'shared' | 'extra' | 'effect' | 'tokens';
  name: string;
  coins: SymbolName[];
}

/** The pieces of a turn by where they come from. */
export function poolGroups(view: UnitedView, hero: HeroView, playing: boolean): PoolGroup[] {
  const tokens: PoolGroup = { kind: 'tokens', name: t('united.pool.tokens'), coins: coins(hero.tokens) };
  if (!playing) return [tokens];
  const groups: PoolGroup[] = [
    { kind: 'own', name: t('united.pool.own'), coins: coins(view.actions.own) },
    { kind: 'shared', name: lender(view), coins: coins(view.actions.shared) },
  ];
  const extra = coins(view.actions.extra);
  if (extra.length > 0) groups.push({ kind: 'extra', name: t('united.pool.extra'), coins: extra });
  const effect = coins(view.actions.effect);
  if (effect.length > 0) groups.unshift({ kind: 'effect', name: t('united.pool.effect'), coins: effect });
  return [...groups.filter((group) => group.kind !== 'shared' || group.coins.length > 0), tokens];
}

/** Whose card is borrowed from. */
function lender(view: UnitedView): string {
  const card = view.story.findLast((one) => one.borrowed);
  const hero = card?.card ? heroOfCard(card.card) : heroAt(view, card?.hero ?? null)?.id;
  return t('united.pool.of', { hero: hero ? shortName(hero) : '' });
}

/** "1 move, 2 attacks, 1 heroic": symbols, and tokens where they are all that is left. */
export function left(view: UnitedView, hero: HeroView | null, playing: boolean): string {
  const { own, shared, extra, effect } = view.actions;
  const sum = (symbol: SymbolName) => (playing ? own[symbol] + shared[symbol] + extra[symbol] + effect[symbol] : (hero?.tokens[symbol] ?? 0));
  const parts = SYMBOLS.filter((symbol) => sum(symbol) > 0).map((symbol) => t(`united.pool.${symbol}`, { n: sum(symbol) }));
  return parts.length > 0 ? parts.join(', ') : t('united.pool.nothing');
}

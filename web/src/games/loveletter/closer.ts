import { has, t } from '../../phrases/catalogue.svelte';
import type { Look } from '../../table/closer.svelte';
import { card, cardKey, effectKey } from './cards';

/** A character in plain words. */
export function closer(thing: string): Look[] {
  const [kind, id = ''] = thing.split(':');
  if ((kind !== 'card' && kind !== 'name') || !has(cardKey(id))) return [];
  const { value, copies } = card(id);
  const note = t('loveletter.closer.card', { value, n: copies });
  return [{ thing: `card:${id}`, title: t(cardKey(id)), note, text: t(effectKey(id)), rule: `L-${id.toUpperCase()}-01` }];
}

import { HERO_CARDS, PLANS } from './facts';
import { cardName, gearName, isSpecialPlan, locationName, planName, superName, textOf, threatName, villainName } from './words';
import { has, named, t } from '../../phrases/catalogue.svelte';

export interface Source {
  name: string;
  text: string;
}

/** The card whose effect is being carried out, by the place of the effect in the data: `bp-06/0.1`, `maestro.bam`. */
export function sourceOf(path: string): Source | null {
  const [whole = ''] = path.split('/');
  const [id = '', part = ''] = whole.split('.');
  if (HERO_CARDS.has(id)) return { name: cardName(id), text: textOf(`card.${id}`) };
  if (PLANS.has(id)) return { name: isSpecialPlan(id) ? planName(id) : t('united.board.plan'), text: textOf(`plan.${id}`) };
  if (has(`united.gear.${id}`)) return { name: gearName(id), text: textOf(part ? `gear.${id}.${part}` : `gear.${id}`) || textOf(`gear.${id}`) };
  if (has(`united.super.${id}`)) return { name: superName(id), text: textOf(`super.${id}`) };
  if (has(`united.location.${id}`)) return { name: locationName(id), text: textOf(`location.${id}.${part}`) || textOf(`location.${id}.end`) };
  if (has(`united.threat.${id}`)) return { name: threatName(id), text: named(`united.threat.${id}.${part}`, '') };
  if (has(`united.villain.${id}`)) return { name: villainName(id), text: textOf(`villain.${id}.${part}`) };
  return null;
}

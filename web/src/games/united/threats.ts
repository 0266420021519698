import { named, t } from '../../phrases/catalogue.svelte';
import { THREAT_TRIGGERS } from './facts';

export interface Ability {
  trigger: string;
  /** BAM!, Arrival, Always. */
  name: string;
  text: string;
}

/** What a Threat does, and when. */
export function abilitiesOf(card: string): Ability[] {
  return (THREAT_TRIGGERS.get(card) ?? []).map((trigger) => ({
    trigger,
    name: t(`united.trigger.${trigger}`),
    text: named(`united.threat.${card}.${trigger}`, ''),
  }));
}

import { named, t } from '../../phrases/catalogue.svelte';
import type { TableOption } from '../../protocol/types';
import { isSeat } from '../options';
import type { TableDraft } from './draft.svelte';
import { botLevel, type SeatKind } from './seats';

export function kindName(kind: SeatKind): string {
  const level = botLevel(kind);
  return level === null ? t(`new.${kind}`) : t('new.bot', { level: named(`bot.${level}`, level) });
}

export function optionName(draft: TableDraft, option: TableOption): string {
  return named(`${draft.info.id}.option.${option.id}`, option.id);
}

export function valueName(draft: TableDraft, option: TableOption, value: string): string {
  if (option.id === draft.plug.seatNumbers && isSeat(value)) {
    return t('new.seatOf', { n: Number(value) + 1, who: kindName(draft.seats[Number(value)] ?? 'open') });
  }
  return named(`${draft.info.id}.option.${option.id}.${value}`, named(`value.${value}`, value));
}

import type { TabEntry } from '../frame/tabs';
import { t } from '../phrases/catalogue.svelte';
import type { TableState } from '../protocol/types';

const ICONS = { table: 'grid', moves: 'list', log: 'log', talk: 'talk', rules: 'book' } as const;
export type Tab = keyof typeof ICONS;

/** Whether there is somebody to talk with, or something to be read. */
export function talks({ talk, seats, you }: TableState): boolean {
  return talk !== null && (talk.heard > 0 || you === null || seats.some((seat) => !seat.you && seat.kind !== 'bot'));
}

/**
 * What can be looked at beside a table, and the table itself.
 *
 * @param unread how much was said since one looked; null where there is nobody to talk with
 */
export function tabsOf(moves: number, unread: number | null): TabEntry<Tab>[] {
  const counts: Partial<Record<Tab, number>> = { moves, talk: unread ?? 0 };
  return (Object.keys(ICONS) as Tab[])
    .filter((id) => id !== 'talk' || unread !== null)
    .map((id) => ({ id, label: t(`table.${id}`), icon: ICONS[id], count: counts[id] ?? 0 }));
}

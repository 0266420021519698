import type { TabEntry } from '../frame/tabs';
import { t } from '../phrases/catalogue.svelte';

const ICONS = { table: 'grid', moves: 'list', log: 'log', rules: 'book' } as const;
export type Tab = keyof typeof ICONS;

/** What can be looked at beside a table, and the table itself. */
export function tabsOf(moves: number): TabEntry<Tab>[] {
  return (Object.keys(ICONS) as Tab[]).map((id) => ({ id, label: t(`table.${id}`), icon: ICONS[id], count: id === 'moves' ? moves : 0 }));
}

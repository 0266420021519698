import type { TabEntry } from '../frame/tabs';
import { t } from '../phrases/catalogue.svelte';

/** What can be looked at, with its sign. */
const ICONS = { board: 'grid', moves: 'list', review: 'search' } as const;
export type Pane = keyof typeof ICONS;

/** Reviews are made after the end. */
export function panesOf(past: { over: boolean } | null): TabEntry<Pane>[] {
  const panes: Pane[] = past?.over ? ['board', 'moves', 'review'] : ['board', 'moves'];
  return panes.map((id) => ({ id, label: t(`replay.${id}`), icon: ICONS[id] }));
}

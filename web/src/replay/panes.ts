import type { Source } from '../frame/route.svelte';
import type { TabEntry } from '../frame/tabs';
import { t } from '../phrases/catalogue.svelte';

/** What can be looked at, with its sign. */
const ICONS = { board: 'grid', moves: 'list', review: 'search', comments: 'talk' } as const;
export type Pane = keyof typeof ICONS;

/** Reviews are made after the end, and only then people say what they think of it; a record of somebody has no place for that. */
export function panesOf(past: { over: boolean } | null, of: Source): TabEntry<Pane>[] {
  const panes: Pane[] = past?.over ? ['board', 'moves', 'review'] : ['board', 'moves'];
  if (past?.over && of.kind === 'table') panes.push('comments');
  return panes.map((id) => ({ id, label: t(`replay.${id}`), icon: ICONS[id] }));
}

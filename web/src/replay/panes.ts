import type { Source } from '../frame/route.svelte';

/** What can be looked at, with its sign. */
export const PANES = { board: 'grid', moves: 'list', review: 'search' } as const;
export type Pane = keyof typeof PANES;

/** Reviews are kept with their tables, and made after the end. */
export function panesOf(past: { over: boolean } | null, of: Source): Pane[] {
  return past?.over && of.kind === 'table' ? ['board', 'moves', 'review'] : ['board', 'moves'];
}

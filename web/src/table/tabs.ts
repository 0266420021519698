export const TABS = ['table', 'moves', 'log', 'rules'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_ICONS = { table: 'grid', moves: 'list', log: 'log', rules: 'book' } as const;

import type { OfferedMove } from '../protocol/types';

/** Marks on the table what the move that is pointed at is about. */
export const concerned = (session: { readonly pointed: OfferedMove | null }) => (table: HTMLElement) => {
  const things = new Set(session.pointed?.targets);
  const marked = [...table.querySelectorAll<HTMLElement>(':is(.seats, .board, .sheet) [data-thing]')].filter((one) => things.has(one.dataset['thing'] ?? ''));
  for (const element of marked) element.dataset['concerned'] = '';
  return () => {
    for (const element of marked) delete element.dataset['concerned'];
  };
};

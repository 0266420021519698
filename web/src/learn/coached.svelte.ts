import type { TableState } from '../protocol/types';

/** What the coach points at now. */
export class Pointing {
  things = $state.raw<readonly string[]>([]);
}

/** Marks on the table what the coach points at, also after it was drawn anew. */
export const coached = (session: { readonly shown: TableState | null }, pointing: Pointing) => (table: HTMLElement) => {
  const things = new Set(session.shown ? pointing.things : []);
  const marked = [...table.querySelectorAll<HTMLElement>(':is(.seats, .board, .sheet) [data-thing]')].filter((one) => things.has(one.dataset['thing'] ?? ''));
  for (const element of marked) element.dataset['coached'] = '';
  return () => {
    for (const element of marked) delete element.dataset['coached'];
  };
};

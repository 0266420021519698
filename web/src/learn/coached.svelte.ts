import type { TableState } from '../protocol/types';

/** What the coach points at now. */
export class Pointing {
  things = $state.raw<readonly string[]>([]);
}

/** Marks on the table what the coach points at, also after it was drawn anew. */
export function coached(session: { readonly shown: TableState | null }, pointing: Pointing) {
  let brought: readonly string[] = [];
  return (table: HTMLElement) => {
    const things = new Set(session.shown ? pointing.things : []);
    const marked = [...table.querySelectorAll<HTMLElement>(':is(.seats, .board, .sheet) [data-thing]')].filter((one) => things.has(one.dataset['thing'] ?? ''));
    for (const element of marked) element.dataset['coached'] = '';
    // A small screen shows a part of the board: it is brought into sight once, then the learner may scroll.
    if (brought !== pointing.things) marked[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    brought = pointing.things;
    return () => {
      for (const element of marked) delete element.dataset['coached'];
    };
  };
}

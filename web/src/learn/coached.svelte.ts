import type { TableState } from '../protocol/types';

/** What the coach points at now. */
export class Pointing {
  things = $state.raw<readonly string[]>([]);
}

/** What can be pointed at: the things of the table, and the buttons of moves. */
const POINTED = ':is(.seats, .board, .sheet) [data-thing], .decide [data-move]';

const nameOf = ({ dataset }: HTMLElement) => dataset['thing'] ?? `move:${dataset['move'] ?? ''}`;

/** Marks on the table what the coach points at, also after it was drawn anew. */
export function coached(session: { readonly shown: TableState | null }, pointing: Pointing) {
  let brought: readonly string[] = [];
  return (table: HTMLElement) => {
    const things = new Set(session.shown ? pointing.things : []);
    const marked = [...table.querySelectorAll<HTMLElement>(POINTED)].filter((one) => things.has(nameOf(one)));
    for (const element of marked) element.dataset['coached'] = '';
    // A small screen shows a part of the board: it is brought into sight once, then the learner may scroll.
    if (brought !== pointing.things) marked[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    brought = pointing.things;
    return () => {
      for (const element of marked) delete element.dataset['coached'];
    };
  };
}

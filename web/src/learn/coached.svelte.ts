import type { TableState } from '../protocol/types';

/** What the coach points at now. */
export class Pointing {
  things = $state.raw<readonly string[]>([]);
}

/** What can be pointed at: the things of the table, and the buttons of moves. */
const POINTED = ':is(.seats, .board, .sheet) [data-thing], .decide [data-move]';

const nameOf = ({ dataset }: HTMLElement) => dataset['thing'] ?? `move:${dataset['move'] ?? ''}`;

/** Marks on the table what the coach points at, also what is drawn only later. */
export function coached(session: { readonly shown: TableState | null }, pointing: Pointing) {
  let brought: readonly string[] = [];
  return (table: HTMLElement) => {
    const wanted = pointing.things;
    const things = new Set(session.shown ? wanted : []);
    const marked = new Set<HTMLElement>();
    const mark = () => {
      const found = [...table.querySelectorAll<HTMLElement>(POINTED)].filter((one) => things.has(nameOf(one)));
      for (const element of found) element.dataset['coached'] = '';
      for (const element of found) marked.add(element);
      // A small screen shows a part of the board: it is brought into sight once, then the learner may scroll.
      if (brought !== wanted && found[0]) found[0].scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (found[0]) brought = wanted;
    };
    mark();
    // A panel that asks comes after the question.
    const watch = new MutationObserver(mark);
    if (things.size > 0) watch.observe(table, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const element of marked) delete element.dataset['coached'];
    };
  };
}

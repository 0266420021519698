import type { TableState } from '../protocol/types';
import { CONFIRM } from './onward';

/** What the coach points at now. */
export class Pointing {
  things = $state.raw<readonly string[]>([]);
}

/** What can be pointed at: the things of the table, also where they are drawn once more and smaller, the buttons of moves and of their kinds, and the one that plays what was chosen. */
const POINTED = ':is(.seats, .board, .sheet) :is([data-thing], [data-stands-for]), .decide :is([data-move], [data-verb], [data-confirm], [data-picks])';

function nameOf({ dataset }: HTMLElement): string {
  const { thing, standsFor, picks, verb, move = '', confirm } = dataset;
  if (confirm !== undefined) return CONFIRM;
  return thing ?? standsFor ?? picks ?? (verb === undefined ? `move:${move}` : `verb:${verb}`);
}

/** A button that chooses a player is as good as the player's seat. */
const isMeant = (one: HTMLElement, things: ReadonlySet<string>) => things.has(nameOf(one)) || things.has(one.dataset['chooses'] ?? '');

/** What the ring around a thing takes at its widest. */
const RING = 11;

/** What is smaller has no room for a ring inside. */
const SMALL = 24;

/** Whether something around a thing would cut the ring: then it is drawn inside. */
function isCut(element: HTMLElement, within: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (right - left < SMALL || bottom - top < SMALL) return false;
  for (let around = element.parentElement; around && around !== within; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const room = around.getBoundingClientRect();
    if (left - RING < room.left || top - RING < room.top || right + RING > room.right || bottom + RING > room.bottom) return true;
  }
  return false;
}

/** Marks on the table what the coach points at, also what is drawn only later. */
export function coached(session: { readonly shown: TableState | null }, pointing: Pointing) {
  let brought: readonly string[] = [];
  return (table: HTMLElement) => {
    const wanted = pointing.things;
    const things = new Set(session.shown ? wanted : []);
    const marked = new Set<HTMLElement>();
    const pointed = () => [...table.querySelectorAll<HTMLElement>(POINTED)].filter((one) => isMeant(one, things));
    // A small screen shows a part of the board: all is brought into sight once, the first for certain; then the learner may scroll.
    // The bar is in sight always, and what has no room in it stays where it is.
    const bring = () => {
      const afar = pointed().filter((one) => !one.closest('.decide'));
      for (const element of afar.toReversed()) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const mark = () => {
      const found = pointed();
      for (const element of found) {
        marked.add(element);
        // Already a mark keeps its distance from the edge.
        element.dataset['coached'] ??= '';
      }
      if (brought !== wanted) {
        bring();
        // A board may have shown its own news in the meantime.
        requestAnimationFrame(bring);
      }
      if (found[0]) brought = wanted;
      for (const element of found) element.dataset['coached'] = isCut(element, table) ? 'inside' : '';
    };
    mark();
    // A panel that asks comes after the question.
    const watch = new MutationObserver(mark);
    // And a longer sentence, or a phone that is turned, takes room from the board.
    const room = new ResizeObserver(bring);
    if (things.size > 0) {
      watch.observe(table, { childList: true, subtree: true });
      for (const part of table.querySelectorAll('.board, .sheet')) room.observe(part);
    }
    return () => {
      watch.disconnect();
      room.disconnect();
      for (const element of marked) delete element.dataset['coached'];
    };
  };
}

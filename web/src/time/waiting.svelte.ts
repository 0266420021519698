import { t } from '../phrases/catalogue.svelte';
import { api } from '../protocol/api';
import type { TableSummary } from '../protocol/types';
import { badge, notify } from './notify';
import { waitingForMe } from './queue';

/** What waits for this reader, on whatever screen he is: the queue, the number on the icon, and a call for what is new. */
class Waiting {
  tables = $state.raw<readonly TableSummary[]>([]);
  /** What waited before; nobody is called for what was there when the page came. */
  #known: ReadonlySet<string> | null = null;

  /** Those that wait elsewhere than at the table where the reader is. */
  besides(here: string): readonly TableSummary[] {
    return this.tables.filter(({ table }) => table !== here);
  }

  /**
   * Asks the server, and tells the reader's tables, all of them.
   *
   * @param here a table that calls by itself
   */
  async look(here: string | null = null): Promise<TableSummary[]> {
    const mine = await api.myTables();
    this.tables = waitingForMe(mine);
    badge(this.tables.length);
    for (const { table, game } of this.tables) {
      if (table !== here && this.#known?.has(table) === false) notify(table, t('table.yourTurn'), t(`game.${game}.title`));
    }
    this.#known = new Set(this.tables.map(({ table }) => table));
    return mine;
  }
}

export const waiting = new Waiting();

/** A title that also says how many games wait, where that is not plain from the rest of it. */
export const counted = (count: number, title: string): string => (count > 0 ? `(${count}) ${title}` : title);

import { settings } from '../settings/settings.svelte';

/** The device remembers so many removed tables; the lists are no longer. */
const REMEMBERED = 200;

/** The tables that were taken out of the own list; the last one can be put back while the page is open. */
export class Removed {
  last = $state<string | null>(null);

  has(table: string): boolean {
    return settings.removed.includes(table);
  }

  take(table: string): void {
    settings.removed = [...settings.removed, table].slice(-REMEMBERED);
    this.last = table;
  }

  putBack(): void {
    settings.removed = settings.removed.filter((table) => table !== this.last);
    this.last = null;
  }
}

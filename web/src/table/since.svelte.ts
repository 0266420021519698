import type { TableEvent, TableState } from '../protocol/types';

interface Shown {
  state: TableState;
  news: readonly TableEvent[];
}

/** More than this can't be told again at a sitting. */
const MOST_AGAIN = 300;

/** What was shown since the viewer's last move, and what each told. */
export class Since {
  private all = $state.raw<readonly Shown[]>([]);

  get states(): TableState[] {
    return this.all.map(({ state }) => state);
  }

  newsOf(state: TableState): readonly TableEvent[] {
    return this.all.find((shown) => shown.state === state)?.news ?? [];
  }

  remember(before: TableState | null, shown: Shown): void {
    const last = this.all.at(-1);
    if (!last || (before?.choice && shown.state.seq > before.seq)) this.all = [shown];
    // Somebody came or went: the same picture.
    else if (shown.news.length === 0) this.all = [...this.all.slice(0, -1), { ...last, state: shown.state }];
    else this.all = [...this.all, shown].slice(-MOST_AGAIN);
  }

  forget(): void {
    this.all = [];
  }
}

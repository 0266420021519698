import { api } from '../protocol/api';
import type { Hint } from '../protocol/types';
import type { TableSession } from './session.svelte';

/** What is advised in a choice; nothing while it is being thought about. */
export interface Advised {
  seq: number;
  hints: Hint[] | null;
}

/** Advice for the choice that is shown: asked for, and put away. */
export class Advice {
  private given = $state.raw<Advised | null>(null);

  constructor(private readonly session: TableSession) {}

  /** What was advised in the present choice, if it was asked for. */
  get shown(): Advised | null {
    const { myTurn, shown } = this.session;
    return myTurn && this.given?.seq === shown?.seq ? this.given : null;
  }

  async ask(): Promise<void> {
    const { shown, myTurn, busy } = this.session;
    if (!shown?.hints || !myTurn || busy) return;
    const seq = shown.seq;
    this.session.asked = null;
    this.given = { seq, hints: null };
    const told = await this.session.send(async () => {
      const hints = await api.hints(this.session.table);
      if (this.given?.seq === seq) this.given = { seq, hints };
    });
    if (!told) this.given = null;
  }

  /** A second time the same key or button puts it away. */
  toggle(): void {
    if (this.shown) this.forget();
    else void this.ask();
  }

  forget(): void {
    this.given = null;
  }
}

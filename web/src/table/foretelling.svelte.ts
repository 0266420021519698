import { ApiError, api } from '../protocol/api';
import type { Foretold } from '../protocol/types';

/** What the moves of the present choice will do, asked of the server once a choice. */
export class Foretelling {
  private seq = -1;
  private known = $state.raw<ReadonlyMap<string, Foretold>>(new Map());
  private readonly asked = new Set<string>();

  constructor(private readonly table: string) {}

  /** A choice is shown, or none. */
  async look(seq: number, chooses: boolean): Promise<void> {
    if (seq === this.seq && this.known.size > 0) return;
    this.seq = seq;
    this.known = new Map();
    this.asked.clear();
    if (chooses) await this.learn(seq);
  }

  of(move: string): Foretold | null {
    return this.known.get(move) ?? null;
  }

  /** Of very many moves only the first are foretold at once. */
  async ask(move: string): Promise<void> {
    if (this.known.size === 0 || this.known.has(move) || this.asked.has(move)) return;
    this.asked.add(move);
    await this.learn(this.seq, move);
  }

  private async learn(seq: number, move?: string): Promise<void> {
    try {
      const foretold = await api.foretold(this.table, seq, move);
      if (seq === this.seq) this.known = new Map([...this.known, ...foretold.map((one) => [one.move, one] as const)]);
    } catch (error) {
      // The game has gone on, or nobody answers: then nothing is foretold.
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

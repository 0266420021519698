import { ApiError, api } from '../protocol/api';
import type { Foretold } from '../protocol/types';

/** Whoever waits longer for the answer has begun to look at what is there. */
const PATIENCE = 400;

/** What the moves of the present choice will do, asked of the server once a choice. */
export class Foretelling {
  /** The answer is on its way, and will soon be there. */
  learning = $state(false);
  /** It took so long that what is there must not change its size any more. */
  late = $state(false);
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
    this.late = false;
    this.learning = chooses;
    if (!chooses) return;
    const timer = setTimeout(() => this.settle(seq, true), PATIENCE);
    await this.learn(seq);
    clearTimeout(timer);
    this.settle(seq, this.late);
  }

  private settle(seq: number, late: boolean): void {
    if (seq !== this.seq) return;
    this.learning = false;
    this.late = late;
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

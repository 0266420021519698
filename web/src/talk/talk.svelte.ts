import { ApiError, api } from '../protocol/api';
import type { Quick, SaidTo, Saying, TableState } from '../protocol/types';
import { settings } from '../settings/settings.svelte';

/** What is said so often that every reader gets it in the own language. */
export const QUICK = ['hello', 'luck', 'well-played', 'thanks', 'sorry', 'thinking', 'back-soon', 'good-game'] as const satisfies readonly Quick[];

/** As long as the server lets it be. */
export const LONGEST = 200;

const MOST_MUTED = 500;

/** One way to say something. */
export type Words = { text: string } | { quick: Quick } | { here: string };

export const keyOf = ({ to, n, who }: Saying): string => `${to}-${n}-${who}`;

export const isMuted = ({ who }: { who: string }): boolean => settings.muted.includes(who);

/** Those whom this reader does not want to hear, each by what was said last. */
export function mutedOf<Said extends { who: string }>(all: readonly Said[]): readonly Said[] {
  return [...new Map(all.filter(isMuted).map((said) => [said.who, said])).values()];
}

/** Hears a person no more, on this device and at whatever table; or hears him again. */
export function mute(who: string, muted: boolean): void {
  const others = settings.muted.filter((one) => one !== who);
  settings.muted = muted ? [...others, who].slice(-MOST_MUTED) : others;
}

/** What is said at a table. */
export class TableTalk {
  private all = $state.raw<readonly Saying[]>([]);
  /** Of each circle the last number that was read. */
  private read = $state.raw<Partial<Record<SaidTo, number>>>({});
  /** What somebody has just pointed at. */
  pings = $state.raw<readonly Saying[]>([]);
  /** Whether the reader is about to point at something. */
  aiming = $state(false);

  private heard = 0;
  private asked = 0;
  private known: Set<string> | null = null;

  constructor(readonly table: string) {
    this.read = remembered(this.key);
  }

  private get key(): string {
    return `sixstones.read.${this.table}`;
  }

  /** What this reader wants to hear, the oldest first. */
  get sayings(): readonly Saying[] {
    return this.all.filter((saying) => !isMuted(saying));
  }

  /** Those whom this reader does not want to hear, by what they said last. */
  get muted(): readonly Saying[] {
    return mutedOf(this.all);
  }

  get unread(): number {
    return this.sayings.filter(({ you, to, n }) => !you && n > (this.read[to] ?? 0)).length;
  }

  /** Everything that is there has been seen. */
  seen(): void {
    if (this.unread === 0) return;
    const read: Partial<Record<SaidTo, number>> = {};
    for (const { to, n } of this.all) read[to] = Math.max(read[to] ?? 0, n);
    this.read = read;
    sessionStorage.setItem(this.key, JSON.stringify(read));
  }

  /** A state tells that there is more; what it is has to be asked for. */
  look(state: TableState): void {
    const heard = state.talk?.heard ?? 0;
    this.known ??= heard === 0 ? new Set() : null;
    if (heard === this.heard) return;
    this.heard = heard;
    void this.hear();
  }

  private async hear(): Promise<void> {
    const turn = ++this.asked;
    try {
      const all = await api.hear(this.table);
      if (turn === this.asked) this.take(all);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The next state asks again.
      if (turn === this.asked) this.heard = -1;
    }
  }

  private take(all: readonly Saying[]): void {
    const before = this.known;
    this.all = all;
    this.known = new Set(all.map(keyOf));
    // What was pointed at before the page was opened is no longer meant.
    if (before) for (const saying of this.sayings) if (saying.here !== null && !before.has(keyOf(saying))) this.show(saying);
  }

  /** Says something; what came in the way, if anything did. */
  async say(words: Words & { name?: string }): Promise<ApiError | null> {
    try {
      await api.say(this.table, words);
      return null;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  /** Lets a thing glow that somebody points at, or once more. */
  show(saying: Saying): void {
    this.pings = [...this.pings.filter((one) => keyOf(one) !== keyOf(saying)), saying];
  }

  faded(saying: Saying): void {
    this.pings = this.pings.filter((one) => one !== saying);
  }

  /** After sitting down one hears as another. */
  becomeAnother(): void {
    this.heard = -1;
    this.known = null;
  }
}

function remembered(key: string): Partial<Record<SaidTo, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Record<SaidTo, number>>;
  } catch {
    return {};
  }
}

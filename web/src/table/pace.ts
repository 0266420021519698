import type { TableState } from '../protocol/types';

export const PAUSES = { calm: 2000, normal: 900, brisk: 500, instant: 0 } as const;

/** More than this waiting to be shown, and the reader has been away: the last one is enough. */
const TOO_MANY = 40;

export interface Stage {
  /** Milliseconds between what others do. */
  pause(): number;
  /** Shows a state and its motions; done when the motions are. */
  show(state: TableState, before: TableState | null): Promise<void>;
}

/**
 * Shows states one after the other, slowly enough to be followed. What the viewer did is shown at once; what others did
 * waits until the one before has been looked at.
 */
export class Pacer {
  private readonly waiting: TableState[] = [];
  private shown: TableState | null = null;
  private shownAt = 0;
  private running = false;

  constructor(private readonly stage: Stage) {}

  /** Whether more is known than is shown. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  push(state: TableState): void {
    this.waiting.push(state);
    if (this.waiting.length > TOO_MANY) this.waiting.splice(0, this.waiting.length - 1);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    try {
      for (let next = this.waiting[0]; next; next = this.waiting[0]) {
        if (actOfAnother(this.shown, next)) await this.breathe();
        const latest = this.waiting.shift() ?? next;
        const before = this.shown;
        this.shown = latest;
        await this.stage.show(latest, before);
        this.shownAt = performance.now();
      }
    } finally {
      this.running = false;
    }
  }

  private async breathe(): Promise<void> {
    const left = this.shownAt + this.stage.pause() - performance.now();
    if (left > 0 && !document.hidden) await new Promise((resume) => setTimeout(resume, left));
  }
}

export function actOfAnother(before: TableState | null, next: TableState): boolean {
  return before !== null && next.seq > before.seq && before.toChoose !== null && before.toChoose !== before.you;
}

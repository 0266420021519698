import type { TableState } from '../protocol/types';

export const PAUSES = { calm: 2000, normal: 900, brisk: 500, instant: 0 } as const;

/**
 * More than this waiting to be shown, and the reader has been away: the last one is enough. A round of United, with three
 * partners and two turns of the Villain, is a hundred pictures.
 */
const TOO_MANY = 300;

export interface Stage {
  /** Milliseconds between what others do, and between the scenes of one move. */
  pause(scene: boolean, again: boolean): number;
  /** Shows a state and its motions, without them where it is to be quick; done when the motions are. */
  show(state: TableState, quick: boolean, again: boolean): Promise<void>;
  /** More or less is waiting, or the reader has stopped it. */
  changed?(): void;
}

interface Waiting {
  state: TableState;
  /** One of several pictures of the same move. */
  scene: boolean;
  /** Has been shown before. */
  again: boolean;
}

/**
 * Shows states one after the other, slowly enough to be followed. What the viewer did is shown at once; what others did
 * waits until the one before has been looked at. The viewer may stop it, go on step by step, or skip to the end.
 */
export class Pacer {
  private waiting: Waiting[] = [];
  private shown: TableState | null = null;
  private shownAt = 0;
  private running = false;
  private rushing = false;
  private stopped = false;
  private wake: ((step: boolean) => void) | null = null;

  constructor(private readonly stage: Stage) {}

  /** How much is known and not yet shown. */
  get left(): number {
    return this.waiting.length;
  }

  /** Whether more is known than is shown. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  get held(): boolean {
    return this.stopped;
  }

  push(state: TableState, scene = false): void {
    this.waiting.push({ state, scene, again: false });
    if (this.waiting.length > TOO_MANY && !isWatched(state)) this.waiting.splice(0, this.waiting.length - 1);
    this.stage.changed?.();
    if (!this.running) void this.run();
  }

  /** Shows what was shown before once more, before anything new. */
  repeat(states: readonly TableState[]): void {
    this.waiting.unshift(...states.map((state, i) => ({ state, scene: i > 0 && state.seq === states[i - 1]?.seq, again: true })));
    this.stage.changed?.();
    if (!this.running) void this.run();
  }

  /** Nothing more is shown until the viewer says so. */
  hold(): void {
    this.stopped = true;
    this.wake?.(false);
    this.stage.changed?.();
  }

  go(): void {
    this.stopped = false;
    this.wake?.(true);
    this.stage.changed?.();
  }

  /** Shows the next one, and stops there. */
  step(): void {
    this.stopped = true;
    this.wake?.(true);
    this.stage.changed?.();
  }

  /** Shows all that is waiting at once. */
  skip(): void {
    this.rushing = this.behind;
    this.stopped = false;
    this.wake?.(true);
    this.stage.changed?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    try {
      for (let next = this.waiting[0]; next; next = this.waiting[0]) {
        if (next.scene || actOfAnother(this.shown, next.state)) await this.breathe(next);
        const { state, again } = this.waiting.shift() ?? next;
        this.shown = state;
        this.stage.changed?.();
        await this.stage.show(state, this.rushing, again);
        this.shownAt = performance.now();
      }
    } finally {
      this.running = false;
      this.rushing = false;
      // Whoever is asked has nothing more to stop.
      if (this.shown?.choice) this.stopped = false;
      this.stage.changed?.();
    }
  }

  private async breathe({ scene, again }: Waiting): Promise<void> {
    while (!this.rushing) {
      const left = this.stopped ? null : this.shownAt + this.stage.pause(scene, again) - performance.now();
      if (left !== null && (left <= 0 || document.hidden)) return;
      if (await this.nap(left)) return;
    }
  }

  /** Until the time is over or the viewer wants to see more; false if only the pace has changed. */
  private nap(milliseconds: number | null): Promise<boolean> {
    return new Promise((resume) => {
      const timer = milliseconds === null ? undefined : setTimeout(() => this.wake?.(true), milliseconds);
      this.wake = (step) => {
        clearTimeout(timer);
        this.wake = null;
        resume(step);
      };
    });
  }
}

/** Bots among themselves play faster than anybody can follow, and are there to be followed. */
function isWatched({ seats }: TableState): boolean {
  return seats.every(({ kind }) => kind === 'bot');
}

export function actOfAnother(before: TableState | null, next: TableState): boolean {
  return before !== null && next.seq > before.seq && before.toChoose !== null && before.toChoose !== before.you;
}

import { links, type Eyes, type Source } from '../frame/route.svelte';
import { parts } from '../phrases/catalogue.svelte';
import { plain } from '../phrases/sentence';
import { ApiError, api } from '../protocol/api';
import type { ReplayStep, ReviewMarked, Seat, ToldStep, Turning } from '../protocol/types';
import { settings } from '../settings/settings.svelte';
import { PAUSES } from '../table/pace';
import { pictures } from '../table/scenes';
import type { Stagehand } from '../table/session.svelte';
import type { Deed } from './keys';
import { recalled } from './records';
import { turnAway, turnsBySteps } from './turns';

/** The game that is looked back at. */
export interface Past {
  game: string;
  seats: Seat[];
  you: number | null;
  over: boolean;
}

/** A line that was not played, with how things stood before it as its first frame. */
export interface Sideline {
  of: ReviewMarked;
  frames: ReplayStep[];
  at: number;
}

/** Even who wants no pauses sees each step. */
const AUTOPLAY_LEAST = 150;
const rest = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

/** A replay: where it stands, with whose eyes, and whether it plays by itself. */
export class Replay {
  past = $state.raw<Past | null>(null);
  shown = $state.raw<ReplayStep | null>(null);
  told = $state.raw<readonly ToldStep[]>([]);
  turnings = $state.raw<readonly Turning[]>([]);
  line = $state.raw<Sideline | null>(null);
  as = $state<Eyes>('spectator');
  playing = $state(false);
  problem = $state<string | null>(null);

  /** Shows a change with its motions. */
  stagehand: Stagehand = (change) => {
    change();
    return Promise.resolve();
  };
  tellsTurns = $state(false);
  scenePause = 0;
  readonly turns = $derived(turnsBySteps(this.told, this.tellsTurns));
  private asked = 0;
  /** Where a key was pressed to that is not shown yet: the next one goes on from there. */
  private sought: number | null = null;

  constructor(readonly of: Source) {}

  /** Whether the reader may look through these eyes. */
  may(seat: number): boolean {
    return this.past !== null && (this.past.over || this.past.you === seat);
  }

  async open(): Promise<Past> {
    const past = await (this.of.kind === 'table' ? ofTable(this.of.id) : ofRecord(this.of.id));
    this.past = past;
    return past;
  }

  /** Begins to show, with the wanted eyes if they are allowed. */
  async begin(step: number, eyes: Eyes | null): Promise<void> {
    const own = this.past?.you ?? 'spectator';
    this.as = eyes !== null && (eyes === 'spectator' || (eyes < (this.past?.seats.length ?? 0) && this.may(eyes))) ? eyes : own;
    await Promise.all([this.show(step), this.tell()]);
  }

  private async tell(): Promise<void> {
    const as = this.as;
    const [told, course] = await Promise.all([
      api.steps(this.of, as),
      this.past?.over ? api.courseAs(this.of, as) : Promise.resolve({ turnings: [] as Turning[] }),
    ]).catch(() => [[], { turnings: [] }] as const);
    if (as !== this.as) return;
    this.told = told;
    this.turnings = course.turnings;
  }

  /** Looks with other eyes at the same moment. */
  async look(as: Eyes): Promise<void> {
    const moves = this.shown?.moves ?? null;
    const step = this.shown?.step ?? 0;
    this.as = as;
    this.line = null;
    await Promise.all([moves === null ? this.show(step) : this.showAfter(moves), this.tell()]);
  }

  show(step: number): Promise<void> {
    this.line = null;
    this.sought = step;
    return this.present(() => api.replay(this.of, step, this.as));
  }

  /** How things stood after so many moves, as far as these eyes saw it. */
  showAfter(moves: number): Promise<void> {
    this.line = null;
    this.sought = null;
    return this.present(() => api.replayAfter(this.of, moves, this.as));
  }

  do(deed: Deed): void {
    if (deed === 'toggle') this.toggle();
    else if (this.line) this.walkLine(deed);
    else if (this.shown) {
      const { steps } = this.shown;
      const step = this.sought ?? this.shown.step;
      const next = this.stepAfter(deed, step, steps);
      this.playing = false;
      if (next !== step) void this.show(next);
    }
  }

  private stepAfter(deed: Exclude<Deed, 'toggle'>, step: number, steps: number): number {
    switch (deed) {
      case 'back':
        return Math.max(0, step - 1);
      case 'on':
        return Math.min(steps, step + 1);
      case 'turnBack':
        return turnAway(this.turns, step, steps, -1);
      case 'turnOn':
        return turnAway(this.turns, step, steps, 1);
      case 'first':
        return 0;
      case 'last':
        return steps;
    }
  }

  toggle(): void {
    if (this.playing) this.playing = false;
    else void this.autoplay();
  }

  stop(): void {
    this.playing = false;
  }

  private async autoplay(): Promise<void> {
    this.playing = true;
    while (this.playing && this.hasNext) {
      await (this.line ? this.showInLine(this.line.at + 1) : this.show((this.shown?.step ?? 0) + 1));
      await rest(Math.max(AUTOPLAY_LEAST, PAUSES[settings.pace]));
    }
    this.playing = false;
  }

  get hasNext(): boolean {
    if (this.line) return this.line.at + 1 < this.line.frames.length;
    return this.shown !== null && this.shown.step < this.shown.steps;
  }

  /** Plays the better line out on the board, from before the move that was made. */
  async playLine(marked: ReviewMarked): Promise<void> {
    this.playing = false;
    try {
      const [before, frames] = await Promise.all([
        api.replayAfter(this.of, marked.move, this.as),
        api.line(
          this.of,
          marked.move,
          marked.line.map(({ notation }) => notation),
          this.as,
        ),
      ]);
      this.asked++;
      this.line = { of: marked, frames: [before, ...frames], at: 0 };
      this.shown = before;
      await this.autoplay();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Back to the game as it was played. */
  leaveLine(): void {
    if (this.line) void this.showAfter(this.line.of.move);
  }

  seekInLine(at: number): void {
    void this.showInLine(at);
  }

  private walkLine(deed: Exclude<Deed, 'toggle'>): void {
    if (!this.line) return;
    this.playing = false;
    const last = this.line.frames.length - 1;
    const forth = { back: this.line.at - 1, on: this.line.at + 1, turnBack: 0, first: 0, turnOn: last, last };
    void this.showInLine(Math.min(last, Math.max(0, forth[deed])));
  }

  private async showInLine(at: number): Promise<void> {
    const frame = this.line?.frames[at];
    if (!this.line || !frame) return;
    const onward = at === this.line.at + 1;
    this.line = { ...this.line, at };
    const turn = ++this.asked;
    if (onward) await this.perform(frame, () => turn === this.asked);
    else this.shown = frame;
  }

  private async present(ask: () => Promise<ReplayStep>): Promise<void> {
    const turn = ++this.asked;
    try {
      const next = await ask();
      // A slow answer that was overtaken by another is not shown.
      if (turn !== this.asked) return;
      this.problem = null;
      // Whoever reloads or shares the address comes back to this step; one click leads out of the replay, not through it.
      history.replaceState(null, '', links.replay(this.of, next.step, this.as));
      if (this.shown && next.step === this.shown.step + 1) await this.perform(next, () => turn === this.asked);
      else this.shown = next;
      if (turn === this.asked) this.sought = null;
    } catch (error) {
      this.fail(error);
    }
  }

  /** Shows a step scene by scene, unless another was asked for meanwhile. */
  private async perform(next: ReplayStep, wanted: () => boolean): Promise<void> {
    let told = 0;
    for (const { scene, view, events } of pictures(next.view, next.events, next.scenes)) {
      told = scene.lastEvent;
      await this.stagehand(() => (this.shown = { ...next, view, events: next.events.filter((event) => event.n <= told) }), events);
      await rest(PAUSES[settings.pace] * this.scenePause);
      if (!wanted()) return;
    }
    await this.stagehand(
      () => (this.shown = next),
      next.events.filter((event) => event.n > told),
    );
  }

  private fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.playing = false;
    this.sought = null;
    this.problem = plain(parts(error.why));
  }
}

async function ofTable(id: string): Promise<Past> {
  const { game, seats, you, phase } = await api.table(id);
  return { game, seats, you, over: phase === 'over' };
}

/** A server that has forgotten a record gets it again from the reader who brought it. */
async function ofRecord(id: string): Promise<Past> {
  const { game, seats } = await api.record(id).catch(async (error: unknown) => {
    const text = recalled(id);
    if (text === null) throw error;
    await api.bringRecord(text);
    return api.record(id);
  });
  return { game, seats, you: null, over: true };
}

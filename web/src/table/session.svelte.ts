import { OwnShare } from '../fair/share';
import { ApiError, api } from '../protocol/api';
import { Pointing } from '../learn/coached.svelte';
import { Live, type Connection } from '../protocol/live';
import type { OfferedMove, Refusal, TableEvent, TableState, WhyNot } from '../protocol/types';
import { reducedMotion, settings } from '../settings/settings.svelte';
import { TableTalk } from '../talk/talk.svelte';
import { Advice } from './advice.svelte';
import { Foretelling } from './foretelling.svelte';
import { candidates, isComplete, isNarrowed, NOTHING, pickedThings, reach, ready, touch, type Narrowing, type Reach } from './narrow';
import { PAUSES, Pacer } from './pace';
import { inScenes } from './scenes';
import { Since } from './since.svelte';
import { peakOf, type GamePeak, type Peak } from './peaks';
import { sound, soundOf, type Voice } from './sound';
import type { Travel } from './touch';

/** Shows a change on the board: from one state to the next, with what travelled. */
export type Stagehand = (change: () => void, events: readonly TableEvent[]) => Promise<void>;

export interface Asked {
  thing: string;
  answers: WhyNot[] | null;
}

const NO_MOVES: OfferedMove[] = [];

/** One table as this viewer sees it: what is shown, what can be chosen, what has been picked so far. */
export class TableSession {
  shown = $state.raw<TableState | null>(null);
  log = $state.raw<readonly TableEvent[]>([]);
  connection = $state<Connection>('connecting');
  narrowing = $state.raw<Narrowing>(NOTHING);
  /** Things that lie on each other, of which one is meant. */
  among = $state.raw<readonly string[]>([]);
  private sending = $state(false);
  private awaited = $state(0);
  problem = $state.raw<ApiError | null>(null);
  asked = $state.raw<Asked | null>(null);
  fresh = $state.raw<readonly TableEvent[]>([]);
  /** The moment that is being celebrated or mourned. */
  peak = $state<Peak | null>(null);
  private peakIsOver: () => void = () => undefined;
  /** How much is known and not yet shown; whether the viewer has stopped the showing. */
  waiting = $state(0);
  held = $state(false);

  /** How a change is shown; the table's screen sets it when it is there. */
  stagehand: Stagehand = async (change) => change();
  /** How long a scene of a move is looked at, measured by the pause between moves; the table's screen sets it, too. */
  scenePause = () => 0;
  /** How the game sounds. */
  voice: () => Voice | undefined = () => undefined;
  /** Whether a change of the view is a moment of the game. */
  gamePeak: (before: unknown, after: unknown) => GamePeak | null = () => null;

  /** The move that the pointer or the focus means, if it means one. */
  pointed = $state.raw<OfferedMove | null>(null);
  readonly foretelling: Foretelling;
  /** Whoever leads points at things here. */
  readonly points = new Pointing();
  /** What is said; it does not wait for what is being shown. */
  readonly talk: TableTalk;
  readonly advice = new Advice(this);

  private readonly ownShare = new OwnShare();
  private readonly live: Live;
  private readonly pacer: Pacer;
  private onward: Travel | null = null;
  private latest: TableState | null = null;
  private seenEvent = 0;
  private readonly since = new Since();

  constructor(readonly table: string) {
    this.foretelling = new Foretelling(table);
    this.talk = new TableTalk(table);
    this.pacer = new Pacer({
      // Whoever asks to see it again wants to see it.
      pause: (scene, again) => Math.max(again ? PAUSES.brisk : 0, PAUSES[settings.pace]) * (scene ? this.scenePause() : 1),
      show: (state, quick, again) => (again ? this.showAgain(state, quick) : this.show(state, quick)),
      changed: () => {
        this.waiting = this.pacer.left;
        this.held = this.pacer.held;
      },
    });
    this.live = new Live(table, {
      state: (state) => this.arrive(state),
      connection: (connection) => (this.connection = connection),
    });
  }

  private arrive(state: TableState): void {
    this.ownShare.look(state);
    this.talk.look(state);
    let last = this.latest;
    this.latest = state;
    const scenes = settings.pace === 'instant' ? [state] : inScenes(last, state);
    for (const scene of scenes) {
      const sameMove = scene !== scenes[0] && scene.seq === last?.seq;
      this.pacer.push(scene, sameMove);
      last = scene;
    }
  }

  hold(): void {
    this.pacer.hold();
  }

  goOn(): void {
    this.pacer.go();
  }

  /** Whether the last move can be taken back: only from the present, not while what was is shown. */
  get canUndo(): boolean {
    return this.shown?.canUndo === true && this.waiting === 0;
  }

  step(): void {
    this.pacer.step();
  }

  skip(): void {
    this.pacer.skip();
  }

  /** Whether others have acted since the viewer's last move. */
  get canSeeAgain(): boolean {
    return this.since.states.length > 1 && this.waiting === 0 && this.shown === this.since.states.at(-1);
  }

  /** Shows what others did since the viewer's last move once more, and comes back to the present. */
  seeAgain(): void {
    if (!this.canSeeAgain) return;
    this.cancel();
    this.pacer.repeat(this.since.states);
  }

  close(): void {
    this.live.close();
  }

  get moves(): readonly OfferedMove[] {
    return this.shown?.choice?.moves ?? NO_MOVES;
  }

  get left(): OfferedMove[] {
    return candidates(this.moves, this.narrowing);
  }

  get ready(): OfferedMove | null {
    return ready(this.moves, this.narrowing);
  }

  get narrowed(): boolean {
    return isNarrowed(this.narrowing) || this.among.length > 0;
  }

  get myTurn(): boolean {
    return this.shown?.choice != null;
  }

  reach(thing: string): Reach {
    return this.busy ? 'no' : reach(this.moves, this.narrowing, thing);
  }

  /** Looks at what is pointed at: a move of a list, or a thing that leaves one move. */
  pointAt(target: EventTarget | null): void {
    const under = target instanceof Element ? target : null;
    const offer = under?.closest<HTMLElement>('[data-move], [data-means]')?.dataset;
    const move = offer?.['move'] ?? offer?.['means'];
    const thing = under?.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
    const named = this.moves.find((one) => one.move === move);
    const further = thing ? touch(this.moves, this.narrowing, thing) : null;
    this.pointed = named ?? (further ? ready(this.moves, further) : null);
  }

  /** The move that is talked about: pointed at, or ready to be played. */
  get meant(): OfferedMove | null {
    return this.pointed ?? this.ready;
  }

  get marked(): readonly string[] {
    return this.points.things;
  }

  /** How often a thing has been picked: two stones of one colour. */
  picks(thing: string): number {
    return pickedThings(this.moves, this.narrowing).filter((one) => one === thing).length;
  }

  place(thing: string): number {
    return pickedThings(this.moves, this.narrowing).indexOf(thing) + 1;
  }

  touch(thing: string): void {
    this.asked = null;
    if (this.busy) return;
    const next = touch(this.moves, this.narrowing, thing);
    if (next) this.narrow(next);
    else void this.ask(thing);
  }

  askWhich(things: readonly string[]): void {
    this.asked = null;
    if (!this.busy) this.among = things;
  }

  /** Looks at the moves that begin with a word; a second time: at all again. */
  lookAt(verb: string): void {
    const picked = this.narrowing.picked;
    this.narrow({ ...NOTHING, picked, verb: this.narrowing.verb === verb ? null : verb });
  }

  choose(move: OfferedMove): void {
    this.onward = null;
    this.narrow({ ...NOTHING, chosen: move.move });
  }

  travel(to: string, next: Travel): void {
    this.asked = null;
    if (this.busy) return;
    const first = next(this.moves);
    if (!first) return void this.ask(to);
    this.choose(first);
    this.onward = next;
  }

  private goOnward(): void {
    const next = this.onward?.(this.moves);
    if (next) void this.play(next.move);
    else this.onward = null;
  }

  cancel(): void {
    this.onward = null;
    this.putBack();
  }

  private putBack(): void {
    this.narrowing = NOTHING;
    this.among = [];
    this.asked = null;
  }

  private narrow(next: Narrowing): void {
    if (next.chosen === null) this.onward = null;
    this.among = [];
    this.narrowing = next;
    const only = ready(this.moves, next);
    if (only && !settings.confirm && isComplete(only, next)) void this.play(only.move);
  }

  /** Something is under way: being sent, or written and not yet shown. */
  get busy(): boolean {
    return this.sending || (this.shown?.seq ?? 0) < this.awaited;
  }

  async play(move: string): Promise<void> {
    const seq = this.shown?.seq ?? 0;
    const written = await this.send(() => this.live.move(seq, move));
    if (written) this.awaited = seq + 1;
    else this.cancel();
  }

  async undo(): Promise<void> {
    const seq = this.shown?.seq ?? 0;
    this.cancel();
    if (await this.send(() => api.undo(this.table, seq))) this.awaited = seq + 1;
  }

  /** A frozen table goes on under the new rules once its players agree. */
  async agree(): Promise<void> {
    await this.send(() => api.agree(this.table));
  }

  /** Anything else that is asked of the server; the answer comes as a state. */
  async send(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.sending = true;
    this.problem = null;
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Somebody was quicker; the newer state is on its way and explains itself.
      if (error.code !== 'stale') this.problem = error;
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Whether something was told before what the log has. */
  get hasEarlier(): boolean {
    return (this.log[0]?.n ?? this.seenEvent + 1) > 1;
  }

  async tellEarlier(): Promise<void> {
    const first = this.log[0]?.n ?? this.seenEvent + 1;
    await this.send(async () => {
      const earlier = await api.eventsBefore(this.table, first);
      this.log = [...earlier.filter((event) => event.n < first), ...this.log];
    });
  }

  /** After sitting down the server sees another viewer: the socket must carry the new cookie. */
  becomeAnother(): void {
    this.seenEvent = 0;
    this.latest = null;
    this.awaited = 0;
    this.log = [];
    this.since.forget();
    this.talk.becomeAnother();
    this.live.restart();
  }

  async ask(thing: string): Promise<void> {
    this.asked = { thing, answers: null };
    try {
      const answers = await api.why(this.table, thing);
      if (this.asked?.thing === thing) this.asked = { thing, answers };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.asked = { thing, answers: [] };
    }
  }

  get refusal(): Refusal | null {
    return this.problem?.refusal ?? null;
  }

  private async show(state: TableState, quick: boolean): Promise<void> {
    const before = this.shown;
    const news = state.events.filter((event) => event.n > this.seenEvent);
    this.seenEvent = Math.max(this.seenEvent, state.lastEvent);
    const change = () => {
      this.shown = state;
      // What a move leads to is what a puzzle asks.
      void this.foretelling.look(state.seq, state.choice !== null && state.puzzle === null);
      // After a long absence the server tells the latest; what lies between is fetched with the earlier.
      const gap = (news[0]?.n ?? 0) > (this.log.at(-1)?.n ?? 0) + 1;
      this.log = gap ? news : [...this.log, ...news];
      this.fresh = before ? news : [];
      if (!before || before.seq !== state.seq) {
        this.pointed = null;
        this.putBack();
      }
    };
    this.since.remember(before, { state, news });
    const peak = peakOf({ before, after: state, ofGame: this.gamePeak });
    const celebrates = peak !== null && !reducedMotion() && !document.hidden && (!quick || state.outcome !== null);
    // The result waits for its moment, so that begins first.
    const ending = celebrates && state.outcome ? this.celebrate(peak) : null;
    if (before && !quick) await this.stagehand(change, news);
    else change();
    // Where something new was shown the way is thought about again.
    if (news.some(({ kind }) => kind === 'shown' || kind === 'chance')) this.onward = null;
    // The scenes of a move have its number and no choice yet.
    if (state.choice && (before?.seq !== state.seq || !before.choice)) this.goOnward();
    if (peak) sound(peak, this.voice());
    else if (state.choice && !before?.choice) sound('turn', this.voice());
    else if (news.length > 0) sound(soundOf(news), this.voice());
    if (celebrates) await (ending ?? this.celebrate(peak));
  }

  private celebrate(peak: Peak): Promise<void> {
    this.peak = peak;
    return new Promise((over) => (this.peakIsOver = over));
  }

  endPeak(): void {
    this.peak = null;
    this.peakIsOver();
  }

  private async showAgain(state: TableState, quick: boolean): Promise<void> {
    const news = this.since.newsOf(state);
    const change = () => {
      this.shown = state;
      this.fresh = news;
    };
    // The first is where it begins: nothing travels back to it.
    if (quick || state === this.since.states[0]) change();
    else await this.stagehand(change, news);
  }
}

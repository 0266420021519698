import type { EventKind, Motion, TableEvent } from '../protocol/types';

/** What was told of one turn. */
export interface Turn {
  /** Whose it is; nobody's where the game itself acts: the deal, a Villain. */
  seat: number | null;
  /** The event that says that it begins, where the game says so. */
  opening: TableEvent | null;
  events: TableEvent[];
}

/** A way over the board: the place where something was, and those where it came. */
export interface Trail {
  thing: string;
  places: string[];
}

/** What a seat did, in the order in which it says most. */
const DEEDS: readonly EventKind[] = ['played', 'took', 'moved', 'chose', 'gave', 'shown', 'drew'];
/** What came of it, the gravest first. */
const PEAKS: readonly EventKind[] = ['over', 'fell', 'hit', 'scored', 'missed'];

/**
 * Events by turns, the oldest first. Where a game says when a turn begins, its word is taken; else a turn begins where another
 * seat makes a move.
 */
export function turnsOf(events: readonly TableEvent[], told: boolean): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (told && turns.every((turn) => turn.seat === null && !turn.opening) && event.kind === 'played' && event.seat !== null)
      // Nobody says that the first turn begins.
      turns.push({ seat: event.seat, opening: null, events: [event] });
    else if (event.kind === 'turn') turns.push({ seat: told ? event.seat : null, opening: event, events: [] });
    else if (!last || (!told && isActOfAnother(last, event))) turns.push({ seat: told ? null : event.seat, opening: null, events: [event] });
    else last.events.push(event);
  }
  return turns;
}

function isActOfAnother(turn: Turn, event: TableEvent): boolean {
  const before = turn.events.at(-1) ?? turn.opening;
  return !['undid', 'table'].includes(event.kind) && event.seat !== null && event.seat !== turn.seat && event.seq !== before?.seq;
}

/** Where it is said that a bot acted in somebody's place: beside the whole turn, or beside the first event of a move. */
export interface StandInMarks {
  whole: boolean;
  /** Numbers of events. */
  events: ReadonlySet<number>;
}

/** A turn that a bot took over, or that another's bot had a part in, is marked move by move. */
export function standInMarks({ seat, events }: Turn): StandInMarks {
  const own = events.filter((event) => event.seat === seat && isDeed(event));
  const whole = seat !== null && own.length > 0 && own.every(({ standIn }) => standIn);
  const marked = events.filter((event) => event.standIn && !(whole && event.seat === seat));
  return { whole, events: new Set(marked.filter((event, i) => marked[i - 1]?.seq !== event.seq).map(({ n }) => n)) };
}

/**
 * The latest turn of each of the others since the viewer has moved; of a spectator's table the latest of all. What was taken back
 * has not happened.
 */
export function lastTurns(turns: readonly Turn[], you: number | null): Map<number | null, Turn> {
  const stand = standing(turns);
  const own = you === null ? -1 : stand.findLastIndex((turn) => turn.seat === you && hasMoved(turn));
  return new Map(stand.slice(own + 1).flatMap((turn) => (turn.events.length > 0 && (you === null || turn.seat !== you) ? [[turn.seat, turn]] : [])));
}

/** Of a turn that is under way its last move: what was done before is done. */
export function lastMove(turn: Turn): Turn {
  const seq = turn.events.at(-1)?.seq;
  return { ...turn, events: turn.events.filter((event) => event.seq === seq) };
}

/** Where a game began is no news. */
const BEGUN = 'engine.branched';

/** The last that was told of who comes and goes since the viewer has moved. */
export function tidings(events: readonly TableEvent[], you: number | null): TableEvent | null {
  const own = you === null ? -1 : events.findLastIndex((event) => event.seat === you && isDeed(event));
  return events.slice(own + 1).findLast(({ kind, phrase }) => kind === 'table' && phrase.key !== BEGUN) ?? null;
}

/** A card that is drawn as the turn begins is no move yet; whatever came after its beginning came of one. */
function hasMoved({ opening, events }: Turn): boolean {
  return events.some((event) => isDeed(event) || (opening !== null && event.seq > opening.seq && event.kind !== 'table'));
}

const isDeed = ({ kind }: TableEvent) => kind !== 'drew' && DEEDS.includes(kind);

/** Without what was taken back: who does stands where he stood before his last move, and it is his turn again. */
export function standing(turns: readonly Turn[]): Turn[] {
  let stand: Turn[] = [];
  for (const turn of turns) {
    stand.push({ ...turn, events: [] });
    for (const event of turn.events) {
      if (event.kind === 'undid') stand = [...before(stand, event.seat), { seat: event.seat, opening: null, events: [] }];
      else stand.at(-1)?.events.push(event);
    }
  }
  return stand;
}

function before(turns: readonly Turn[], seat: number | null): Turn[] {
  const move = turns.findLast((turn) => turn.seat === seat && turn.events.length > 0)?.events.at(-1)?.seq ?? 0;
  return turns.map((turn) => ({ ...turn, events: turn.events.filter(({ seq }) => seq < move) }));
}

/** A turn in short: what was done, and the gravest of what came of it. That another has won is not part of it. */
export function gist(events: readonly TableEvent[]): TableEvent[] {
  // Of several steps the last says where it led, and of several counts the last is how it stands.
  const deed = ranked(
    events.filter((event) => !isDealt(event)),
    DEEDS,
    (found) => (found[0]?.kind === 'moved' ? found.at(-1) : found[0]),
  );
  const own = events.filter(({ kind, seat }) => kind !== 'over' || !deed || seat === deed.seat);
  const peak = ranked(own, PEAKS, (found) => (found[0]?.kind === 'scored' ? found.at(-1) : found[0]));
  const both = [deed, peak].filter((event) => event !== undefined).sort((one, other) => one.n - other.n);
  return both.length > 0 ? both : events.slice(-1);
}

/** What comes from a deck into a free place is nobody's doing. */
const isDealt = ({ kind, seat, motions }: TableEvent) =>
  kind === 'moved' && seat === null && motions.length > 0 && motions.every(({ from }) => from.startsWith('deck:'));

function ranked(events: readonly TableEvent[], kinds: readonly EventKind[], pick: (found: TableEvent[]) => TableEvent | undefined): TableEvent | undefined {
  const kind = kinds.find((one) => events.some((event) => event.kind === one));
  return kind && pick(events.filter((event) => event.kind === kind));
}

/** The way of what travelled furthest in a turn; among equals, of what is told in short. */
export function trailOf(turn: Turn): Trail | null {
  const ways = new Map<string, Trail>();
  for (const { thing, from, to } of motionsOf(turn)) {
    const way = ways.get(thing);
    if (!way) ways.set(thing, { thing, places: [from, to] });
    else if (way.places.at(-1) === from) way.places.push(to);
    else way.places.push(from, to);
  }
  const told = new Set(gist(turn.events).flatMap((event) => event.motions.map(({ thing }) => thing)));
  const length = (way: Trail) => way.places.length + (told.has(way.thing) ? 0.5 : 0);
  return [...ways.values()].reduce<Trail | null>((longest, way) => (!longest || length(way) > length(longest) ? way : longest), null);
}

const motionsOf = (turn: Turn): Motion[] => turn.events.flatMap((event) => event.motions).filter(({ from, to }) => from !== to);

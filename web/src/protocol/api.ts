import type { Eyes, Source } from '../frame/route.svelte';
import type {
  Arrived,
  Belief,
  BroughtRecord,
  Comment,
  Drawn,
  Encounters,
  Foretold,
  Course,
  Hint,
  ErrorAnswer,
  ErrorCode,
  Phrase,
  GameInfo,
  Example,
  Lesson,
  PuzzleClue,
  PuzzleDaily,
  Puzzles,
  PuzzleSolution,
  Mail,
  Network,
  Partner,
  Pass,
  PushKey,
  Rating,
  Refusal,
  ReplayStep,
  Result,
  Saying,
  Review,
  Reviewing,
  RuleCatalogue,
  TableEvent,
  TableState,
  TableSummary,
  TableWish,
  ToldStep,
  WhyNot,
  Persona,
} from './types';

/** What the server, or the way to it, refused. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode | 'offline',
    /** In words. */
    readonly why: Phrase,
    readonly refusal: Refusal | null = null,
  ) {
    super(code);
  }
}

const OFFLINE: Phrase = { key: 'error.offline' };

async function call<T>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': type },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', OFFLINE);
  }
  tellTime(answer.headers.get('Date'));
  if (!answer.ok) throw await errorOf(answer);
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

let ahead = 0;

/** How many milliseconds the server's clock is before this device's: clocks at a table are the server's. */
export const serverAhead = (): number => ahead;

/** What an answer tells is whole seconds; a device that is nearly right is left alone. */
function tellTime(date: string | null): void {
  const difference = date === null ? 0 : Date.parse(date) - Date.now();
  ahead = Math.abs(difference) < 2_000 ? 0 : difference;
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    return asError((await answer.json()) as ErrorAnswer);
  } catch {
    return new ApiError(answer.status === 404 ? 'unknown' : 'offline', OFFLINE);
  }
}

export const asError = ({ error, why, refusal }: ErrorAnswer): ApiError => new ApiError(error, why, refusal ?? null);

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

const segment = encodeURIComponent;
const tablePath = (table: string) => `tables/${segment(table)}`;
const pastPath = ({ kind, id }: Source) => `${kind}s/${segment(id)}`;
const seatPath = (table: string, seat: number) => `${tablePath(table)}/seats/${seat}`;

export const api = {
  games: () => get<GameInfo[]>('games'),
  rules: (game: string) => get<RuleCatalogue>(`games/${segment(game)}/rules`),
  lessons: (game: string) => get<Lesson[]>(`games/${segment(game)}/lessons`),
  puzzles: (game: string) => get<Puzzles>(`games/${segment(game)}/puzzles`),
  puzzleOfToday: (game: string) => get<PuzzleDaily>(`games/${segment(game)}/puzzles/today`),
  /** A table of one's own that asks a puzzle. */
  askPuzzle: (game: string, puzzle: string, wish: { name: string }) => post<{ table: string }>(`games/${segment(game)}/puzzles/${segment(puzzle)}`, wish),
  puzzleClue: (game: string, puzzle: string) => get<PuzzleClue>(`games/${segment(game)}/puzzles/${segment(puzzle)}/clue`),
  puzzleSolution: (game: string, puzzle: string) => get<PuzzleSolution>(`games/${segment(game)}/puzzles/${segment(puzzle)}/solution`),
  examples: (game: string) => get<Example[]>(`games/${segment(game)}/examples`),
  /** A small table of one's own where an example of the rule book is tried out. */
  tryExample: (game: string, example: string, wish: { name: string }) => post<{ table: string }>(`games/${segment(game)}/examples/${segment(example)}`, wish),
  /** A table of one's own at the beginning of a chapter. */
  learn: (game: string, lesson: string, wish: { chapter: number; name: string }) =>
    post<{ table: string }>(`games/${segment(game)}/lessons/${segment(lesson)}`, wish),
  publicTables: () => get<TableSummary[]>('tables'),
  myTables: () => get<TableSummary[]>('tables/mine'),
  create: (wish: TableWish) => post<{ table: string }>('tables', wish),
  table: (table: string) => get<TableState>(tablePath(table)),
  sit: (table: string, seat: number, persona: Persona & { pledge: string }) => post(`${seatPath(table, seat)}/sit`, persona),
  /** Fixes the share that one adds to the deal. */
  pledge: (table: string, seat: number, pledge: string) => post(`${seatPath(table, seat)}/pledge`, { pledge }),
  /** Opens it. */
  reveal: (table: string, seat: number, share: string) => post(`${seatPath(table, seat)}/reveal`, { share }),
  pick: (table: string, seat: number, value: string) => post(`${seatPath(table, seat)}/pick`, { value }),
  leave: (table: string, seat: number) => post(`${seatPath(table, seat)}/leave`),
  bot: (table: string, seat: number, level: string) => post(`${seatPath(table, seat)}/bot`, { level }),
  open: (table: string, seat: number) => post(`${seatPath(table, seat)}/open`),
  comeBack: (table: string, seat: number) => post(`${seatPath(table, seat)}/return`),
  resign: (table: string, seat: number) => post(`${seatPath(table, seat)}/resign`),
  /** Would like to end the game without winners and losers. */
  wishEnd: (table: string, seat: number) => post(`${seatPath(table, seat)}/end`),
  playOn: (table: string, seat: number) => post(`${seatPath(table, seat)}/play-on`),
  /** Takes the table over from a host who is away. */
  host: (table: string, seat: number) => post(`${seatPath(table, seat)}/host`),
  start: (table: string) => post(`${tablePath(table)}/start`),
  move: (table: string, seq: number, move: string) => post<{ seq: number }>(`${tablePath(table)}/moves`, { seq, move }),
  undo: (table: string, seq: number) => post<{ seq: number }>(`${tablePath(table)}/undo`, { seq }),
  beliefs: (table: string, thing: string) => get<Belief[]>(`${tablePath(table)}/beliefs?thing=${segment(thing)}`),
  /** What bots on the own side mean to do next. */
  partners: (table: string) => get<Partner[]>(`${tablePath(table)}/partners`),
  hints: (table: string) => get<Hint[]>(`${tablePath(table)}/hints`),
  /** What the moves of one's own choice will do, the first hundred or one of them. */
  foretold: (table: string, seq: number, move?: string) =>
    get<Foretold[]>(`${tablePath(table)}/foretold?seq=${seq}${move === undefined ? '' : `&move=${segment(move)}`}`),
  /** Why a move can't be made now. */
  whyNot: (table: string, move: string) => post<{ refusal: Refusal | null }>(`${tablePath(table)}/why`, { move }),
  why: (table: string, thing: string) => get<WhyNot[]>(`${tablePath(table)}/why?thing=${segment(thing)}`),
  /** What was told before an event. */
  eventsBefore: (table: string, n: number) => get<TableEvent[]>(`${tablePath(table)}/events?before=${n}`),
  /** What may be heard at a table, the oldest first. */
  hear: (table: string) => get<Saying[]>(`${tablePath(table)}/talk`),
  say: (table: string, words: { text?: string; quick?: string; here?: string; name?: string }) => post(`${tablePath(table)}/talk`, words),
  /** What was said of a finished game, by its moments. */
  comments: (table: string) => get<Comment[]>(`${tablePath(table)}/comments`),
  comment: (table: string, comment: { moves: number; text: string; name?: string }) => post(`${tablePath(table)}/comments`, comment),
  /** How the people at a table have played among themselves so far. */
  encounters: (table: string) => get<Encounters>(`${tablePath(table)}/encounters`),
  agree: (table: string) => post(`${tablePath(table)}/continue`),
  replay: (of: Source, step: number, as: Eyes) => get<ReplayStep>(`${pastPath(of)}/replay?as=${as}&step=${step}`),
  /** The step of the replay after so many moves; after the end only. */
  replayAfter: (of: Source, moves: number, as: Eyes) => get<ReplayStep>(`${pastPath(of)}/replay?as=${as}&moves=${moves}`),
  /** What was told of every step. */
  steps: (of: Source, as: Eyes) => get<ToldStep[]>(`${pastPath(of)}/steps?as=${as}`),
  /** How a finished game went, in somebody's eyes. */
  courseAs: (of: Source, as: Eyes) => get<Course>(`${pastPath(of)}/course?as=${as}`),
  /** How a finished game might have gone on after so many moves. */
  line: (of: Source, moves: number, line: readonly string[], as: Eyes) => post<ReplayStep[]>(`${pastPath(of)}/line`, { moves, line, as: String(as) }),
  /** A table against bots that goes on from a step, as a seat has seen it. */
  branch: (of: Source, wish: Persona & { step: number; seat: number; level: string }) => post<{ table: string }>(`${pastPath(of)}/branch`, wish),
  bringRecord: (text: string) => call<{ record: string }>('POST', 'records', text, 'text/plain'),
  record: (record: string) => get<BroughtRecord>(`records/${segment(record)}`),
  /** What came of looking back, or how far that is. */
  review: (of: Source) => get<Review | Reviewing>(`${pastPath(of)}/review`),
  /** How a finished game went. */
  course: (table: string) => get<Course>(`${tablePath(table)}/course`),
  /** What was drawn when a finished game was dealt. */
  drawn: (table: string) => get<Drawn[]>(`${tablePath(table)}/deal`),
  recordAddress: (table: string) => `/api/${tablePath(table)}/record`,
  results: () => get<Result[]>('me/results'),
  /** How strong one is, by the public games that one has finished. */
  ratings: () => get<Rating[]>('me/ratings'),
  /** Whether one wants to be rated. */
  rate: (on: boolean) => post('me/ratings', { on }),
  /** A code for another device, where the luggage is found again. */
  pass: (luggage: string) => post<Pass>('me/pass', { luggage }),
  arrive: (code: string) => post<Arrived>('me/arrive', { code }),
  /** The key by which a browser knows that our server calls. */
  pushKey: () => get<PushKey>('me/push'),
  push: (subscription: { endpoint: string; p256dh: string; auth: string }) => post('me/push', subscription),
  stopPush: (endpoint: string) => post('me/push/stop', { endpoint }),
  /** Whether the server writes letters, and to whom. */
  mail: () => get<Mail>('me/mail'),
  /** Has a code sent to an address. */
  askMail: (address: string, language: string) => post('me/mail', { address, language }),
  confirmMail: (code: string) => post('me/mail/confirm', { code }),
  stopMail: () => post('me/mail/stop'),
  /** Stops the letters to whoever got one with this word. */
  stopLetters: (word: string) => post(`mail/stop/${segment(word)}`),
  network: () => get<Network>('network'),
  openNetwork: (open: boolean) => post<Network>('network', { open }),
  rematch: (table: string) => post<{ table: string }>(`${tablePath(table)}/rematch`),
};

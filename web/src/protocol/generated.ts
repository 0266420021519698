
import type { Phrase } from './phrase';

export interface Arrived {
    luggage: string;
}

export interface Belief {
    chance: number;
    name: string;
}

export interface BotVote {
    level: string;
    seat: number;
    votes: number[];
}

export interface BroughtRecord {
    game: string;
    options: { [index: string]: string };
    record: string;
    seats: Seat[];
}

export interface Called {
    problem: ErrorAnswer | null;
    written: number | null;
}

export interface Choice {
    moves: OfferedMove[];
    prompt: Phrase;
}

export interface Coach {
    beat: number | null;
    chapter: number;
    lesson: string;
}

export interface Coming {
    kind: EventKind;
    motions: Motion[];
    phrase: Phrase;
    rules: string[];
    seat: number | null;
}

export interface Comment {
    at: string;
    moves: number;
    n: number;
    name: string;
    seat: number | null;
    text: string;
    who: string;
    you: boolean;
}

export interface Course {
    lines: Line[];
    moments: Moment[];
    seconds: number;
    steps: number;
    turnings: Turning[];
}

export interface Deal {
    calledOff: number;
    settled: boolean;
    stakes: Stake[];
}

export interface Drawn {
    after: number[];
    before: number[];
    below: number | null;
}

export interface Encounters {
    games: number;
    together: boolean;
    won: number[];
}

export interface Ended {
    abandoned: boolean;
    agreed: boolean;
    winners: number[];
}

export interface Ending {
    givingUp: GivingUp;
    mayAgree: boolean;
    wishes: number[];
}

export interface ErrorAnswer {
    error: ErrorCode;
    refusal: Refusal | null;
    seq: number | null;
    why: Phrase;
}

export interface Example {
    id: string;
    paragraph: string;
    refused: string[];
    rules: string[];
    say: { [index: string]: string };
}

export interface Foretold {
    after: object;
    events: Coming[];
    move: string;
    open: EventKind | null;
}

export interface Frozen {
    agreed: number[];
    backToSnapshot: boolean;
    rulesVersion: number;
}

export interface GameInfo {
    bots: string[];
    fewestSeats: number;
    id: string;
    minutes: number;
    mostSeats: number;
    options: TableOption[];
    rulesVersion: number;
    sides: string[];
    tastes: { [P in Avatar]?: string };
    workshop: boolean;
}

export interface Hint {
    chance: number;
    error: number;
    label: Phrase;
    move: string;
    reason: Phrase | null;
}

export interface Lesson {
    chapters: LessonChapter[];
    id: string;
    minutes: number;
    title: { [index: string]: string };
}

export interface LessonBeat {
    awaits: string[];
    ends: boolean;
    lines: LessonLine[];
    other: { [index: string]: string } | null;
}

export interface LessonChapter {
    beats: LessonBeat[];
    title: { [index: string]: string };
}

export interface LessonLine {
    points: string[];
    say: { [index: string]: string };
}

export interface Line {
    of: string;
    seat: number | null;
}

export interface Mail {
    address: string | null;
    confirmed: boolean;
    offered: boolean;
}

export interface Moment {
    step: number;
    values: number[];
}

export interface Motion {
    from: string;
    thing: string;
    to: string;
}

export interface Network {
    addresses: string[];
    may: boolean;
    open: boolean;
}

export interface OfferedMove {
    label: Phrase;
    move: string;
    parts: { [index: string]: string };
    targets: string[];
    verb: string;
}

export interface Outcome {
    decided: boolean;
    scores: number[];
    why: Phrase;
    winners: number[];
}

export interface Partner {
    aims: Phrase[];
    seat: number;
}

export interface Pass {
    code: string;
    until: string;
}

export interface PushKey {
    key: string;
}

export interface PuzzleChange {
    chance: number;
    from: number;
    of: Phrase;
    to: number;
}

export interface PuzzleClue {
    things: string[];
}

export interface PuzzleDaily {
    date: string;
    puzzle: PuzzleListed;
}

export interface PuzzleLine {
    label: Phrase;
    move: string;
    seat: number;
}

export interface PuzzleListed {
    difficulty: number;
    id: string;
    motif: string;
}

export interface PuzzleMissed {
    answer: PuzzleRivalAnswer | null;
    over: boolean;
    still: PuzzleStill[];
}

export interface PuzzleMotif {
    id: string;
    question: { [index: string]: string };
    tip: { [index: string]: string };
    title: { [index: string]: string };
    why: { [index: string]: string };
}

export interface PuzzleRival {
    label: Phrase;
    leads: number;
}

export interface PuzzleRivalAnswer {
    label: Phrase;
    seat: number;
}

export interface Puzzles {
    motifs: PuzzleMotif[];
    puzzles: PuzzleListed[];
}

export interface PuzzleSolution {
    line: PuzzleLine[];
    why: PuzzleWhy;
}

export interface PuzzleStanding {
    best: number | null;
    id: string;
    leads: number | null;
    made: number | null;
    missed: PuzzleMissed | null;
    motif: string;
    status: PuzzleStatus;
}

export interface PuzzleStill {
    of: Phrase;
    value: number;
    wanted: number | null;
}

export interface PuzzleWhy {
    best: number | null;
    brings: Phrase[];
    changes: PuzzleChange[];
    moves: number;
    reason: Phrase | null;
    right: number;
    rival: PuzzleRival | null;
}

export interface Rating {
    against: string;
    deviation: number;
    game: string;
    games: number;
    rating: number;
    role: string | null;
}

export interface Refusal {
    rule: string;
    why: Phrase;
}

export interface ReplayStep {
    events: TableEvent[];
    move: string | null;
    moves: number | null;
    scenes: Scene[];
    seat: number | null;
    step: number;
    steps: number;
    view: unknown;
}

export interface Result {
    at: string;
    game: string;
    levels: string[];
    people: number;
    role: string[];
    table: string;
    verdict: Verdict;
}

export interface Review {
    courses: ReviewStory[];
    marked: ReviewMarked[];
    moves: number;
    open: ReviewOpen[];
}

export interface Reviewing {
    done: number;
    moves: number;
}

export interface ReviewMarked {
    error: number;
    line: ReviewPly[];
    loss: number;
    made: Phrase;
    mark: ReviewMark;
    move: number;
    seat: number;
    standIn: boolean;
}

export interface ReviewOpen {
    chances: number[];
    move: number;
}

export interface ReviewPly {
    move: Phrase;
    notation: string;
    seat: number;
}

export interface ReviewPoint {
    chance: number;
    luck: number;
    move: number;
}

export interface ReviewStory {
    luck: number;
    own: number;
    partners: number;
    points: ReviewPoint[];
    rivals: number;
    standIn: number;
}

export interface Rule {
    id: string;
    kind: string;
    section: string;
    statement: string;
}

export interface RuleCatalogue {
    game: string;
    rules: Rule[];
}

export interface Saying {
    at: string;
    here: string | null;
    n: number;
    name: string;
    quick: Quick | null;
    seat: number | null;
    text: string | null;
    to: SaidTo;
    who: string;
    you: boolean;
}

export interface Scene {
    lastEvent: number;
    seq: number;
    toChoose: number | null;
    view: object;
}

export interface Seat {
    absent: boolean;
    avatar: Avatar | null;
    connected: boolean;
    kind: SeatKind;
    level: string | null;
    name: string | null;
    seat: number;
    taste: string | null;
    you: boolean;
}

export interface Stake {
    pledge: string | null;
    seat: number;
    share: string | null;
}

export interface TableClock {
    deadline: string | null;
    left: number[];
    limit: string;
    timeUp: TimeUp;
}

export interface TableEvent {
    at: string;
    kind: EventKind;
    motions: Motion[];
    n: number;
    phrase: Phrase;
    private: boolean;
    rules: string[];
    seat: number | null;
    seq: number;
    standIn: boolean;
}

export interface TableOption {
    id: string;
    longest: number;
    seats: number[];
    standard: string;
    values: string[];
}

export interface TableState {
    botVotes: BotVote[];
    canUndo: boolean;
    choice: Choice | null;
    clock: TableClock | null;
    coach: Coach | null;
    commitment: string;
    deal: Deal;
    ending: Ending | null;
    events: TableEvent[];
    frozen: Frozen | null;
    game: string;
    hints: boolean;
    host: boolean;
    hostHere: boolean;
    lastEvent: number;
    options: { [index: string]: string };
    outcome: Outcome | null;
    phase: Phase;
    puzzle: PuzzleStanding | null;
    rematch: string | null;
    rulesVersion: number;
    scenes: Scene[];
    seats: Seat[];
    seed: string | null;
    seq: number;
    somebodyChooses: boolean;
    spectators: boolean;
    table: string;
    talk: Talk | null;
    toChoose: number | null;
    view: unknown | null;
    visibility: Visibility;
    you: number | null;
}

export interface TableSummary {
    createdAt: string;
    deadline: string | null;
    ended: Ended | null;
    game: string;
    gaveUp: boolean;
    host: boolean;
    movedAt: string;
    options: { [index: string]: string };
    phase: Phase;
    roles: string[][];
    seats: Seat[];
    table: string;
    toChoose: number | null;
    yours: number[];
}

export interface Talk {
    heard: number;
    points: boolean;
    to: SaidTo | null;
}

export interface ToldStep {
    events: TableEvent[];
    step: number;
}

export interface Turning {
    great: boolean;
    step: number;
    told: TableEvent[];
}

export interface WhyNot {
    label: Phrase;
    move: string;
    refusal: Refusal | null;
}

export type Avatar = "fox" | "wolf" | "owl" | "bear" | "raven" | "tiger" | "cat" | "rabbit" | "hedgehog" | "dolphin" | "octopus" | "frog" | "deer" | "lion" | "gecko" | "penguin" | "koala" | "eagle";

export type ErrorCode = "malformed" | "forbidden" | "unknown" | "stale" | "conflict" | "too-large" | "refused" | "too-many" | "failed" | "elsewhere";

export type EventKind = "turn" | "moved" | "took" | "gave" | "drew" | "played" | "chose" | "shown" | "chance" | "hit" | "missed" | "fell" | "changed" | "scored" | "over" | "undid" | "table";

export type GivingUp = "bot_plays_on" | "others_win" | "game_lost";

export type Phase = "waiting" | "running" | "over" | "frozen";

export type PuzzleStatus = "open" | "solved" | "missed";

export type Quick = "hello" | "luck" | "well-played" | "thanks" | "sorry" | "thinking" | "back-soon" | "good-game";

export type ReviewMark = "fair" | "only" | "brilliant" | "slip" | "mistake" | "blunder";

export type SaidTo = "table" | "side" | "spectators";

export type SeatKind = "person" | "bot" | "open";

export type TimeUp = "bot" | "lost";

export type Verdict = "won" | "lost" | "abandoned";

export type Visibility = "public" | "link" | "unlisted";

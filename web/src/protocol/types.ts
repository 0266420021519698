/** What passes between page and server, as docs/protocol.md says it. */

export type Gap =
  | { seat: number }
  | { count: number }
  | { name: string }
  | { text: string }
  | { phrase: Phrase }
  | { many: Gap[] };

export interface Phrase {
  key: string;
  gaps?: Record<string, Gap>;
}

export interface Refusal {
  why: Phrase;
  rule: string;
}

export type ErrorCode =
  | 'malformed'
  | 'unknown'
  | 'forbidden'
  | 'stale'
  | 'refused'
  | 'conflict'
  | 'too-large'
  | 'too-many'
  | 'failed';

export interface ErrorAnswer {
  error: ErrorCode;
  message: string;
  refusal?: Refusal;
}

export interface TableOption {
  id: string;
  values: string[];
  standard: string;
  seats: number[];
}

export interface GameInfo {
  id: string;
  fewestSeats: number;
  mostSeats: number;
  rulesVersion: number;
  options: TableOption[];
  bots: string[];
}

export interface Rule {
  id: string;
  section: string;
  statement: string;
  kind: string;
}

export interface RuleCatalogue {
  game: string;
  rules: Rule[];
}

export type Phase = 'waiting' | 'running' | 'over' | 'frozen';

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  level?: string | null;
  absent: boolean;
  you: boolean;
  connected: boolean;
}

export interface TableSummary {
  table: string;
  game: string;
  phase: Phase;
  seats: Seat[];
  host: boolean;
  yours: number[];
  createdAt: string;
  movedAt: string;
  toChoose: number | null;
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  level?: string;
}

export type Visibility = 'public' | 'link';

export interface TableWish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  visibility: Visibility;
  spectators: boolean;
  shuffle: boolean;
}

export interface OfferedMove {
  move: string;
  label: Phrase;
  targets: string[];
}

export interface Choice {
  prompt: Phrase;
  moves: OfferedMove[];
}

export interface Motion {
  thing: string;
  from: string;
  to: string;
}

export interface TableEvent {
  n: number;
  at: string;
  phrase: Phrase;
  rules: string[];
  motions: Motion[];
  private: boolean;
  seq: number;
}

export interface Outcome {
  winners: number[];
  why: Phrase;
  scores: number[];
}

export interface BotVote {
  seat: number;
  level: string;
  votes: number[];
}

/** A table whose rules have changed since it began. */
export interface Frozen {
  rulesVersion: number;
  /** Whether the last moves would be lost by going on. */
  backToSnapshot: boolean;
  /** The seats that want to go on. */
  agreed: number[];
}

/** A game's view passes through the frame unread. */
export type View = unknown;

export interface TableState {
  table: string;
  game: string;
  rulesVersion: number;
  options: Record<string, string>;
  phase: Phase;
  seats: Seat[];
  you: number | null;
  host: boolean;
  spectators: boolean;
  visibility: Visibility;
  seq: number;
  view: View | null;
  toChoose: number | null;
  choice: Choice | null;
  canUndo: boolean;
  events: TableEvent[];
  lastEvent: number;
  commitment: string | null;
  seed: string | null;
  outcome: Outcome | null;
  botVotes: BotVote[];
  frozen?: Frozen | null;
  rematch: string | null;
}

export interface WhyNot {
  move: string;
  label: Phrase;
  refusal: Refusal | null;
}

export interface ReplayStep {
  step: number;
  steps: number;
  view: View;
  events: TableEvent[];
  move: string | null;
  seat: number | null;
}

import type { Component } from 'svelte';
import type { OfferedMove, Phrase, Seat, TableEvent } from '../protocol/types';
import type { Look } from '../table/closer.svelte';
import type { GamePeak } from '../table/peaks';
import type { Voice } from '../table/sound';
import type { Touch } from '../table/touch';

/** What every component of a game is given. */
export interface BoardProps<V> {
  view: V;
  seats: readonly Seat[];
  you: number | null;
  touch: Touch;
}

export interface SeatProps<V> extends BoardProps<V> {
  seat: number;
}

export interface TableProps<V> extends BoardProps<V> {
  /** What has happened so far; in a replay, what happened last. */
  events: readonly TableEvent[];
}

/** Something that can't be done now: what, why, and the rule that says so. */
export interface Prevented {
  what: string;
  why: string;
  rule: string;
}

/** A word at the end of a move's line; gold is what the game is won by. */
export interface Pill {
  text: string;
  gold: boolean;
}

/** Something that was counted; its name is a key of the catalogues. What is not the seat's own says itself whose it is. */
export interface Figure {
  name: string;
  value: number;
  own: boolean;
}

/** What a game contributes to the page; everything else is the frame's. */
export interface GamePlug<V = never> {
  /** Draws the view and names the things that moves touch. */
  Board: Component<TableProps<V>>;
  /** A seat's holdings in the strip. */
  SeatSummary?: Component<SeatProps<V>>;
  /** All that is known of a seat, for who looks closer. */
  SeatDetails?: Component<SeatProps<V>>;
  /** The viewer's own things, under the decision bar. */
  Own?: Component<SeatProps<V>>;
  /** A move as a picture, for lists and buttons. */
  MoveFace?: Component<{ move: OfferedMove; view: V; you: number | null }>;
  /** A name inside a sentence, with its picture. */
  Name?: Component<{ name: string; text: string }>;
  /** Something that travels, and from where: backs differ by their deck. */
  Piece?: Component<{ thing: string; from: string }>;
  /** Milliseconds that a thing is seen to travel, if not the usual. */
  flightTime?(thing: string): number | null;
  /** A thing, and what lies on it, in plain words for who looks closer; nothing of what says all itself. */
  closer?(thing: string, view: V, you: number | null): Look[];
  /** Whether the log says when a turn begins; without it a turn begins where another seat makes a move. */
  tellsTurns?: boolean;
  /** How long a scene of a move is looked at, measured by the pause between moves; without it, as long as something moves. */
  scenePause?: number;
  /** What is other for a seat after a move, in a few words with numbers: "leaves you 1 Mind", "14 points". */
  changes?(before: V, after: V, seat: number): Phrase[];
  /** Whether its events are told as they happen, so that the same words do for what is to come. */
  tellsNow?: boolean;
  /** The first words of moves, the likely first; what is not named comes after them. */
  verbs?: readonly string[];
  /** What few would do: it stands behind the other moves that begin with the same word. */
  unlikely?(move: OfferedMove): boolean;
  /** The heading under which a move stands in the list, if not its first word. */
  heading?(move: OfferedMove): string | null;
  /** What a move is for, said before all that can be foretold of it. */
  brings?(move: OfferedMove, view: V, prompt: Phrase): string | null;
  /** What a move reaches as things stand, beside what it names. */
  aims?(move: OfferedMove, view: V): readonly string[];
  /** What a question is about, said while nothing is picked. */
  asks?(view: V, prompt: Phrase, you: number): string | null;
  /** How moves of one kind are put together, said while that is done. */
  how?(verb: string): string | null;
  /** What a move is about, in a few words, where nothing of it can be foretold. */
  about?(move: OfferedMove, view: V): string | null;
  /** What one looks for in a list of moves, in a word. */
  pill?(move: OfferedMove, view: V): Pill | null;
  /** What the button says that plays a move: where it leads. */
  goes?(move: OfferedMove, view: V): string | null;
  /** What is left to be done in the turn. */
  leftToDo?(view: V, you: number): string | null;
  /** What can't be done yet, and why. */
  notNow?(view: V, you: number): readonly Prevented[];
  /** Whether the board itself shows the ways of a thing, so that nothing else needs to. */
  drawsWays?(thing: string): boolean;
  /** Of many moves the one that most people would make; it gets a button of its own. */
  suggest?(moves: readonly OfferedMove[], view: V): OfferedMove | null;
  /** Whether a move stands in the bar before anything is picked; without it, all do while they are few. */
  inBar?(move: OfferedMove): boolean;
  /** Whether the board itself puts the moves that are left before the player, so that the bar needn't. */
  boardAsks?(moves: readonly OfferedMove[]): boolean;
  /** One line for the head of the table: round 16, and while the game runs, what is about to end. */
  headline?(view: V, over: boolean): Phrase | null;
  /** How the game sounds. */
  voice?: Voice;
  /** Whether a change of the view is a moment of the game: the last round begins, a Mission is completed. */
  peak?(before: V, after: V): GamePeak | null;
  /** What a seat plays: a side, a Hero. */
  role?(view: V, seat: number): string | null;
  /** Whether seats are on different sides, so that a rematch swaps them. */
  hasSides?(view: V): boolean;
  /** The result of a seat in words, where a bare number would say something else. */
  scored?(score: number): string;
  /** A few figures that people like when the game is over. */
  figures?(view: V, seat: number): readonly Figure[];
  /** A seat's score, where the game has one. */
  score?(view: V, seat: number): { points: number; goal: number | null };
}

const plugs = import.meta.glob<{ default: GamePlug }>('./*/plug.ts');

export function knownGames(): string[] {
  return Object.keys(plugs).map((path) => path.split('/')[1] ?? '');
}

/** A game's components, loaded when its table opens. */
export async function loadPlug(game: string): Promise<GamePlug<unknown>> {
  const load = plugs[`./${game}/plug.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default as GamePlug<unknown>;
}

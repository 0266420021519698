import type { Component } from 'svelte';

/** Things of a game, as its `Picture` knows them: `card:iron-man`, `stone:mind`. */
export type Things = readonly string[];

/** A thing of the box in words; what its face says itself is told only to who can't see it. */
export interface Exhibit {
  thing: string;
  title: string;
  text: string;
  onFace: boolean;
  /** How many of it are in the box, where there are twins. */
  copies?: number;
}

export interface Shelf {
  title: string;
  exhibits: readonly Exhibit[];
}

/** Twins are drawn once and counted each. */
export const piecesIn = (shelf: Shelf) => shelf.exhibits.reduce((sum, { copies = 1 }) => sum + copies, 0);

/** What a game contributes to its goal cards and its rule book; loaded when one of them is opened. */
export interface GameBook<V = never> {
  /** A thing as it lies on the table, `--picture` wide. */
  Picture: Component<{ thing: string }>;
  /** The part that a seat plays; who watches is told of the part that most people play. */
  role(view: V, you: number | null): string;
  /** What the goal card of a role shows: how it wins, what it does in a turn, what it should beware of. */
  goals: Record<string, readonly [Things, Things, Things]>;
  /** What of these pictures is another thing at this very table: its Villain. */
  atTable?(thing: string, view: V): string;
  /** Everything in the box that does something, in the reader's language. */
  gallery(): Shelf[];
}

const books = import.meta.glob<{ default: GameBook }>('./*/book.ts');

/** The games that have pictures for a book; one that is just begun has none. */
export function bookedGames(): string[] {
  return Object.keys(books).map((path) => path.split('/')[1] ?? '');
}

export async function loadBook(game: string): Promise<GameBook<unknown>> {
  const load = books[`./${game}/book.ts`];
  if (!load) throw new Error(`no book for ${game}`);
  return (await load()).default as GameBook<unknown>;
}

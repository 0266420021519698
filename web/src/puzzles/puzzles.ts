import { go, links } from '../frame/route.svelte';
import { myName } from '../profile/person';
import { api } from '../protocol/api';
import type { PuzzleListed, Puzzles } from '../protocol/types';
import { settings } from '../settings/settings.svelte';
import { note, puzzleName } from './streak';

/** The games that have puzzles, as the build has found them. */
const motifs = import.meta.glob('../../../games/*/src/main/resources/sixstones/*/puzzles/motifs.yaml', { query: '?url' });
const withPuzzles = new Set(Object.keys(motifs).map((path) => /sixstones\/([^/]+)\/puzzles/.exec(path)?.[1] ?? ''));
export const hasPuzzles = (game: string) => withPuzzles.has(game);

const loaded = new Map<string, Promise<Puzzles>>();

export function loadPuzzles(game: string): Promise<Puzzles> {
  const puzzles = loaded.get(game) ?? api.puzzles(game);
  loaded.set(game, puzzles);
  puzzles.catch(() => loaded.delete(game));
  return puzzles;
}

/** Tables that show the answer instead of asking for it. */
const showing = new Set<string>();
/** Puzzles whose answer was seen: solving one then is no merit of the day. */
const seen = new Set<string>();
export const isShowing = (table: string) => showing.has(table);

/** Opens a puzzle on a table of its own. */
export async function ask(game: string, id: string): Promise<void> {
  const { table } = await api.askPuzzle(game, id, { name: myName() });
  go(links.table(table));
}

/** Opens it to see the answer played. */
export async function show(game: string, id: string): Promise<void> {
  const { table } = await api.askPuzzle(game, id, { name: myName() });
  showing.add(table);
  seen.add(puzzleName(game, id));
  go(links.table(table));
}

/** Remembers that it is solved; if it is today's, so is the day. */
export async function remember(game: string, id: string): Promise<void> {
  const name = puzzleName(game, id);
  // At once: whoever leaves right away has solved it, too.
  settings.puzzles = note(settings.puzzles, name, null);
  if (seen.has(name)) return;
  const daily = await api.puzzleOfToday(game).catch(() => null);
  if (daily?.puzzle.id === id) settings.puzzles = note(settings.puzzles, name, daily.date);
}

export const isSolved = (game: string, id: string) => settings.puzzles.solved.includes(puzzleName(game, id));

/** The next one to solve after this one, by motif and difficulty; from the beginning if there is none. */
export function nextAfter(puzzles: readonly PuzzleListed[], game: string, id: string): PuzzleListed | null {
  const at = puzzles.findIndex((one) => one.id === id);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return others.find((one) => !isSolved(game, one.id)) ?? others[0] ?? null;
}

/** An easy one for whoever has solved none of this game yet, where the one in question is harder. */
export function easierThan(puzzle: PuzzleListed, puzzles: readonly PuzzleListed[], game: string): PuzzleListed | null {
  if (puzzles.some((one) => isSolved(game, one.id))) return null;
  const easiest = puzzles.reduce((easy, one) => (one.difficulty < easy.difficulty ? one : easy), puzzle);
  return easiest.difficulty < puzzle.difficulty ? easiest : null;
}

import type { OfferedMove } from '../protocol/types';

/**
 * Click to narrow: touching things one after the other leaves the moves that touch all of them. How often a thing is touched
 * matters; the order of the touches only where it is all that tells moves apart.
 */
export interface Narrowing {
  /** The things touched so far. */
  picked: readonly string[];
  /** The first word of the moves that are looked at: take, reserve, recruit. */
  verb: string | null;
  /** A move chosen as a whole, from the list. */
  chosen: string | null;
}

/** So many moves stand in the bar as buttons; more are left to the board and the list. */
export const FEW = 7;

/** And so many if they are of several kinds, for then each kind can have its button. */
const FEW_OF_MANY_KINDS = 4;

/** And so many where those without room are one tap away, if they read as one list. */
const FEW_FOLDED = 14;

/** Whether each of the moves has a button; `folds` says that those without room are one tap away. */
export function areFew(moves: readonly OfferedMove[], kinds: boolean, folds: boolean): boolean {
  return moves.length <= (kinds ? FEW_OF_MANY_KINDS : folds && areOneList(moves) ? FEW_FOLDED : FEW);
}

/** Each chooses one thing, and all do the same with it. */
function areOneList(moves: readonly OfferedMove[]): boolean {
  return moves.every(({ verb, targets }) => verb === moves[0]?.verb && targets.length === 1);
}

export const NOTHING: Narrowing = { picked: [], verb: null, chosen: null };

/** What a touch would do: nothing, leave fewer moves, or complete one. */
export type Reach = 'picked' | 'ends' | 'narrows' | 'no';

/** Whether the touched things are all among the move's, each at least as often. */
export function covers(targets: readonly string[], picked: readonly string[]): boolean {
  const left = [...targets];
  return picked.every((thing) => {
    const at = left.indexOf(thing);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

export function candidates(moves: readonly OfferedMove[], narrowing: Narrowing): OfferedMove[] {
  if (narrowing.chosen) return moves.filter((one) => one.move === narrowing.chosen);
  const covering = moves.filter((one) => (!narrowing.verb || one.verb === narrowing.verb) && covers(one.targets, narrowing.picked));
  const sequences = sequencesOfSameThings(covering);
  return covering.filter((one) => beginsWith(one.targets, narrowing.picked) || sequences.get(thingsOf(one))?.size === 1);
}

function beginsWith(targets: readonly string[], picked: readonly string[]): boolean {
  return picked.every((thing, i) => targets[i] === thing);
}

const thingsOf = (move: OfferedMove) => move.targets.toSorted().join(' ');

/** Moves that touch the same things in several orders are told apart by the order of the touches. */
function sequencesOfSameThings(moves: readonly OfferedMove[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const one of moves) found.set(thingsOf(one), (found.get(thingsOf(one)) ?? new Set()).add(one.targets.join(' ')));
  return found;
}

/** The one move that is left once something has been picked; none while there is a choice. */
export function ready(moves: readonly OfferedMove[], narrowing: Narrowing): OfferedMove | null {
  if (!isNarrowed(narrowing)) return null;
  const left = candidates(moves, narrowing);
  const only = left[0];
  return left.length === 1 && only ? only : null;
}

export function isNarrowed(narrowing: Narrowing): boolean {
  return narrowing.picked.length > 0 || narrowing.verb !== null || narrowing.chosen !== null;
}

/** Whether every thing of the move has been touched, so that nothing is assumed by playing it. */
export function isComplete(move: OfferedMove, narrowing: Narrowing): boolean {
  return narrowing.chosen === move.move || move.targets.length === narrowing.picked.length;
}

export function reach(moves: readonly OfferedMove[], narrowing: Narrowing, thing: string): Reach {
  if (pickedThings(moves, narrowing).includes(thing)) return 'picked';
  const further = { ...narrowing, chosen: null, picked: [...narrowing.picked, thing] };
  const left = candidates(moves, further);
  if (left.length === 0) return 'no';
  return left.some((one) => one.targets.length === further.picked.length) ? 'ends' : 'narrows';
}

/** The things that are shown as picked: also those of a move that was chosen from the list. */
export function pickedThings(moves: readonly OfferedMove[], narrowing: Narrowing): readonly string[] {
  if (!narrowing.chosen) return narrowing.picked;
  return moves.find((one) => one.move === narrowing.chosen)?.targets ?? [];
}

/**
 * What touching a thing leads to; null when no move touches it, and the toucher deserves to hear why.
 *
 * <p>A thing touched again is meant twice where a move wants it twice, else it is put back. A thing that doesn't go with
 * those before starts anew.
 */
export function touch(moves: readonly OfferedMove[], narrowing: Narrowing, thing: string): Narrowing | null {
  const further: Narrowing = { ...narrowing, chosen: null, picked: [...narrowing.picked, thing] };
  if (candidates(moves, further).length > 0) return further;
  const at = pickedThings(moves, narrowing).indexOf(thing);
  if (at >= 0) {
    return { ...narrowing, chosen: null, picked: pickedThings(moves, narrowing).filter((_, i) => i !== at) };
  }
  const anew: Narrowing = { ...NOTHING, verb: narrowing.verb, picked: [thing] };
  if (candidates(moves, anew).length > 0) return anew;
  const withoutVerb: Narrowing = { ...NOTHING, picked: [thing] };
  return candidates(moves, withoutVerb).length > 0 ? withoutVerb : null;
}

export interface MoveGroup {
  verb: string;
  moves: OfferedMove[];
}

/** Moves that stand together in a list. */
export interface Headed {
  heading: string;
  moves: OfferedMove[];
}

/** The first words of moves that do nothing more: they end something, and come last. */
const ENDING = ['decline', 'pass', 'end'];

export function isEnding(move: OfferedMove): boolean {
  return ENDING.includes(move.verb);
}

/** The moves by their first word, the likeliest first. */
export function groups(moves: readonly OfferedMove[], likely: readonly string[] = [], unlikely: (one: OfferedMove) => boolean = () => false): MoveGroup[] {
  const found = new Map<string, OfferedMove[]>();
  for (const one of likeliest(moves, likely, unlikely)) {
    found.set(one.verb, [...(found.get(one.verb) ?? []), one]);
  }
  return likeliest(
    [...found].map(([verb, list]) => ({ verb, moves: list })),
    likely,
  );
}

/** In the order of the likely first words, then as they come, of each word the unlikely behind the others, what ends something last. */
export function likeliest<T extends { readonly verb: string }>(
  list: readonly T[],
  likely: readonly string[] = [],
  unlikely: (one: T) => boolean = () => false,
): T[] {
  const rank = ({ verb }: T) => (ENDING.includes(verb) ? likely.length + 1 : likely.includes(verb) ? likely.indexOf(verb) : likely.length);
  return list.toSorted((one, other) => rank(one) - rank(other) || Number(unlikely(one)) - Number(unlikely(other)));
}

/** The groups under the headings that are said, in the order of the groups; one heading stands once. */
export function headed(list: readonly MoveGroup[], headingOf: (move: OfferedMove) => string): Headed[] {
  const found = new Map<string, OfferedMove[]>();
  for (const one of list.flatMap((group) => group.moves)) found.set(headingOf(one), [...(found.get(headingOf(one)) ?? []), one]);
  return [...found].map(([heading, moves]) => ({ heading, moves }));
}

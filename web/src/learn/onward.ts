import type { OfferedMove } from '../protocol/types';
import { candidates, isNarrowed, pickedThings, ready, type Narrowing } from '../table/narrow';

/** The button that plays what was chosen. */
export const CONFIRM = 'confirm';

/**
 * What is marked while a move is awaited: of what the coach points at, all that is still to be chosen; then what his move needs
 * besides; at last the button that plays it. Whoever touches what is marked, one thing after the other, makes his move.
 *
 * @param awaits the moves that lead on
 */
export function onward(points: readonly string[], awaits: readonly string[], moves: readonly OfferedMove[], narrowing: Narrowing): readonly string[] {
  if (!isNarrowed(narrowing)) return points;
  const meant = candidates(moves, narrowing).filter(({ move }) => awaits.includes(move));
  if (meant.length === 0) return points;
  if (meant.some((move) => move === ready(moves, narrowing))) return [CONFIRM];
  const needed = meant.flatMap(({ move, targets }) => [...without(targets, pickedThings(moves, narrowing)), `move:${move}`]);
  const pointed = points.filter((thing) => needed.includes(thing));
  return pointed.length > 0 ? pointed : needed;
}

/** What is left of a move's things once these were picked, each as often as it was. */
function without(targets: readonly string[], picked: readonly string[]): string[] {
  const left = [...targets];
  for (const thing of picked) if (left.includes(thing)) left.splice(left.indexOf(thing), 1);
  return left;
}

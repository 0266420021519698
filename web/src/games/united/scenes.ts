import type { TableEvent } from '../../protocol/types';
import type { Scene } from '../plug';
import { after } from './between';
import type { UnitedView } from './view';

/** What only adds a figure to what was told before needs no scene of its own. */
const ASIDE = /^united\.event\.(progress|track|overflowQueued|drew|prevented|preventedAll|ignoredDamage|charged)/;

/** Where the Villain or his Threats do something, the reader wants to follow. */
const LOUD =
  /^united\.event\.(villainTurn|playedPlan|playedVillainCard|villainMoved|villainStayed|bam|threatBam|overflow|added|knockedOut|stunCancels|addedFacedown)/;

/** A Villain's turn comes in one piece from the server; it is told event by event. */
export function scenes(before: UnitedView, _after: UnitedView, events: readonly TableEvent[]): Scene<UnitedView>[] {
  if (!events.some((event) => LOUD.test(event.phrase.key))) return [];
  const told: TableEvent[][] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last && ASIDE.test(event.phrase.key)) last.push(event);
    else told.push([event]);
  }
  const found: Scene<UnitedView>[] = [];
  let view = before;
  // The last of them is shown with the state itself.
  for (const part of told.slice(0, -1)) {
    view = part.reduce(after, view);
    found.push({ view, events: part });
  }
  return found;
}

import type { Phrase } from '../../protocol/types';
import { heroAt, type UnitedView } from './view';

const thugs = (view: UnitedView) => view.locations.reduce((sum, location) => sum + location.thugs, 0);
const civilians = (view: UnitedView) => view.locations.reduce((sum, location) => sum + location.civilians, 0);

/** The numbers that a move changes, before and after; and whether the Villain acts next. */
export function changes(before: UnitedView, after: UnitedView, seat: number): Phrase[] {
  const hand = heroAt(after, seat)?.handSize;
  return [
    ...numbers('thugs', thugs(before), thugs(after)),
    ...numbers('civilians', civilians(before), civilians(after)),
    ...numbers('health', before.villain.health, after.villain.health),
    ...(hand !== undefined && hand !== heroAt(before, seat)?.handSize ? [{ key: 'united.then.hand', gaps: { count: { count: hand } } }] : []),
    ...(before.phase !== 'villain' && after.phase === 'villain'
      ? [{ key: 'united.then.villain', gaps: { villain: { name: `united.villain.${after.villain.id}` } } }]
      : []),
  ];
}

function numbers(key: string, from: number | null, to: number | null): Phrase[] {
  return from === null || to === null || from === to ? [] : [{ key: `united.then.${key}`, gaps: { from: { count: from }, to: { count: to } } }];
}

import type { Phrase } from '../../protocol/types';
import { left } from './pool';
import { count, heroAt, type UnitedView } from './view';

const thugs = (view: UnitedView) => view.locations.reduce((sum, location) => sum + location.thugs, 0);
const civilians = (view: UnitedView) => view.locations.reduce((sum, location) => sum + location.civilians, 0);

const symbols = ({ actions }: UnitedView) => count(actions.own) + count(actions.shared) + count(actions.extra) + count(actions.effect);

/** What a move gives to act with, the numbers that it changes, before and after; and when the Villain acts next. */
export function changes(before: UnitedView, after: UnitedView, seat: number): Phrase[] {
  const hand = heroAt(after, seat)?.handSize;
  const villain = { name: `united.villain.${after.villain.id}` };
  return [
    ...(symbols(after) > symbols(before) ? [{ key: 'united.then.actions', gaps: { what: { text: left(after, heroAt(after, seat), true) } } }] : []),
    ...numbers('thugs', thugs(before), thugs(after)),
    ...numbers('civilians', civilians(before), civilians(after)),
    ...numbers('health', before.villain.health, after.villain.health),
    ...(hand !== undefined && hand !== heroAt(before, seat)?.handSize ? [{ key: 'united.then.hand', gaps: { count: { count: hand } } }] : []),
    ...(before.phase !== 'villain' && after.phase === 'villain'
      ? [{ key: 'united.then.villain', gaps: { villain } }]
      : after.untilVillain < before.untilVillain
        ? [{ key: 'united.then.until', gaps: { count: { count: after.untilVillain }, villain } }]
        : []),
  ];
}

function numbers(key: string, from: number | null, to: number | null): Phrase[] {
  return from === null || to === null || from === to ? [] : [{ key: `united.then.${key}`, gaps: { from: { count: from }, to: { count: to } } }];
}

import { heroAt, type UnitedView } from './view';

/** The Location where what a move calls a token, an Enemy or a Civilian is meant to be. */
export function placeOfActions(view: UnitedView, you: number | null): number {
  if (view.phase === 'villain') return view.actions.at ?? view.villain.at;
  return view.actions.at ?? heroAt(view, view.active)?.at ?? heroAt(view, you)?.at ?? view.villain.at;
}

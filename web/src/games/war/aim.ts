import { isOffered, thing, type Touch } from '../../table/touch';

/**
 * Things lie on top of each other: a piece stands on its tile, a token lies there too. A click means the first of them that
 * a move can touch now; where there is none, the first is touched all the same, and says why.
 */
export function aim(touch: Touch, ...things: string[]): void {
  const [first] = things;
  const meant = things.find((thing) => touch.reach(thing) === 'ends') ?? things.find((thing) => touch.reach(thing) !== 'no') ?? first;
  if (meant) touch.touch(meant);
}

/** What a finger on a place can mean: what can be touched now of all that is there; else what could be, were something else picked. */
function meantOn(touch: Touch, place: string, others: readonly string[]): readonly string[] {
  const now = others.filter((other) => ['narrows', 'ends'].includes(touch.reach(other)));
  const reach = touch.reach(place);
  if (reach === 'ends') return [place, ...now];
  if (now.length > 0) return now;
  return reach === 'no' ? others.filter((other) => isOffered(touch, other)) : [place];
}

/** Small things on a place are nothing for a finger: the place is its button, and where several are meant it is asked which. */
export function underFinger(touch: Touch, place: string, others: readonly string[]) {
  const meant = meantOn(touch, place, others);
  const own = ground(touch, place, others);
  return {
    ...own,
    'aria-disabled': own['aria-disabled'] && meant.length === 0,
    onclick: () => (meant.length > 1 ? touch.askWhich(meant) : touch.touch(meant[0] ?? place)),
  };
}

/** A place as a button. Where somebody stands who can be chosen, a click means him: the place lights up once he no longer can be. */
export function ground(touch: Touch, name: string, others: readonly string[]) {
  const chosen = others.find((other) => ['narrows', 'ends'].includes(touch.reach(other)));
  return touch.reach(name) === 'narrows' && chosen !== undefined
    ? { ...thing(touch, name), 'data-reach': 'no', onclick: () => touch.touch(chosen) }
    : { ...thing(touch, name), onclick: () => aim(touch, name, ...others) };
}

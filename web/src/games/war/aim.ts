import { thing, type Touch } from '../../table/touch';

/**
 * Things lie on top of each other: a piece stands on its tile, a token lies there too. A click means the first of them that
 * a move can touch now; where there is none, the first is touched all the same, and says why.
 */
export function aim(touch: Touch, ...things: string[]): void {
  const [first] = things;
  const meant = things.find((thing) => touch.reach(thing) === 'ends') ?? things.find((thing) => touch.reach(thing) !== 'no') ?? first;
  if (meant) touch.touch(meant);
}

/** A place as a button. Where somebody stands who can be chosen, a click means him: the place lights up once he no longer can be. */
export function ground(touch: Touch, name: string, others: readonly string[]) {
  const chosen = others.find((other) => ['narrows', 'ends'].includes(touch.reach(other)));
  return touch.reach(name) === 'narrows' && chosen !== undefined
    ? { ...thing(touch, name), 'data-reach': 'no', onclick: () => touch.touch(chosen) }
    : { ...thing(touch, name), onclick: () => aim(touch, name, ...others) };
}

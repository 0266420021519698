export interface Spot {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

/** Something on the page, and how bad it is to hide it. */
export interface Needed {
  box: DOMRect;
  weight: number;
}

const GAP = 12;
/** Spots are tried so far apart. */
const STEP = 12;
/** What is hidden where one would click it is worse than any way off. */
const MIDDLE = 10_000;
/** To hide so many square pixels of something is as bad as to stand a pixel farther off. */
const PIXELS = 4;

/** Where a card about a thing stands: as near to it as it can without hiding it, or what is needed; else where it hides least. */
export function beside(thing: DOMRect, card: Size, needed: readonly Needed[], room: Size): Spot {
  const [right, bottom] = [room.width - card.width - GAP, room.height - card.height - GAP];
  const level = within(thing.top, bottom);
  const across = within(thing.left, right);
  const lefts = along(right, [thing.right + GAP, thing.left - card.width - GAP, across]);
  const tops = along(bottom, [level, thing.top - card.height - GAP, thing.bottom + GAP]);
  const itself: Needed = { box: thing, weight: 100 };
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const spot = { left, top, ...card };
      // Of two as near the one in line with the thing is found sooner.
      let cost = distance(spot, thing) + Math.min(Math.abs(top - level), Math.abs(left - across)) / 100;
      for (const one of [itself, ...needed]) {
        if (cost >= least) break;
        cost += one.weight * hides(spot, one.box);
      }
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most));

/** Places from edge to edge, those that are wished for first. */
function along(most: number, wished: readonly number[]): number[] {
  const every = Array.from({ length: Math.max(0, Math.ceil((most - GAP) / STEP)) }, (_, i) => GAP + i * STEP);
  return [...wished, ...every, most].filter((one) => one >= GAP && one <= most);
}

function distance(card: Spot & Size, thing: DOMRect): number {
  const x = Math.max(0, thing.left - card.left - card.width, card.left - thing.right);
  const y = Math.max(0, thing.top - card.top - card.height, card.top - thing.bottom);
  const off = Math.hypot(x, y);
  return off < GAP ? 2 * GAP - off : off;
}

/** How much it matters that a box lies under a card. */
function hides(card: Spot & Size, box: DOMRect): number {
  const wide = Math.min(card.left + card.width, box.right) - Math.max(card.left, box.left);
  const high = Math.min(card.top + card.height, box.bottom) - Math.max(card.top, box.top);
  if (wide <= 0 || high <= 0) return 0;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const middle = x > card.left && x < card.left + card.width && y > card.top && y < card.top + card.height;
  return (wide * high) / PIXELS + (middle ? MIDDLE : 0);
}

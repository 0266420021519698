export interface Spot {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 12;

/**
 * Where a card about a thing stands: beside it if it hides nothing there that is needed, else at a side of the window, else
 * where it hides least.
 */
export function beside(thing: DOMRect, card: Size, needed: readonly DOMRect[], room: Size): Spot {
  const [right, bottom] = [room.width - card.width - GAP, room.height - card.height - GAP];
  const level = within(thing.top, bottom);
  const across = within(thing.left, right);
  const spots: Spot[] = [
    { left: thing.right + GAP, top: level },
    { left: thing.left - card.width - GAP, top: level },
    { left: across, top: thing.top - card.height - GAP },
    { left: across, top: thing.bottom + GAP },
    { left: right, top: bottom },
    { left: right, top: GAP },
    { left: GAP, top: bottom },
    { left: GAP, top: GAP },
    { left: right / 2, top: bottom },
    { left: right / 2, top: GAP },
    { left: right, top: level },
    { left: GAP, top: level },
  ].filter(({ left, top }) => left >= GAP && top >= GAP && left <= right && top <= bottom);
  // What is hidden where one would click it is worse than any part of the rest.
  const worst = room.width * room.height;
  const hidden = (spot: Spot) =>
    [thing, ...needed].reduce((sum, box) => sum + shared({ ...spot, ...card }, box) + (coversMiddle({ ...spot, ...card }, box) ? worst : 0), 0);
  return spots.reduce<Spot | null>((best, spot) => (best && hidden(best) <= hidden(spot) ? best : spot), null) ?? { left: GAP, top: GAP };
}

const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most));

function coversMiddle(card: Spot & Size, box: DOMRect): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > card.left && x < card.left + card.width && y > card.top && y < card.top + card.height;
}

/** How much of a box lies under a card. */
function shared(card: Spot & Size, box: DOMRect): number {
  const wide = Math.min(card.left + card.width, box.right) - Math.max(card.left, box.left);
  const high = Math.min(card.top + card.height, box.bottom) - Math.max(card.top, box.top);
  return Math.max(0, wide) * Math.max(0, high);
}

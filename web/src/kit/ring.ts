export interface Point {
  x: number;
  y: number;
}

const TOP = -90;

/** Where a circle, or an ellipse, is at an angle: 0 is to the right, and it goes clockwise. */
export function onCircle(degrees: number, across: number, down = across): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: across * Math.cos(turn), y: down * Math.sin(turn) };
}

/** Where the nth of several things around a centre stands; the first is at the top unless said otherwise. */
export function onRing(n: number, count: number, across: number, down = across, start = TOP): Point {
  return onCircle(start + (n / count) * 360, across, down);
}

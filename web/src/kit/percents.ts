/** Whole percents of shares; where the shares make one whole, so do the percents: what is cut off most is rounded up first. */
export function percents(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (Math.abs(total - 100) > 0.01) return shares.map(Math.round);
  const whole = shares.map(Math.floor);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  const cut = (i: number) => (shares[i] ?? 0) - (whole[i] ?? 0);
  const up = new Set([...whole.keys()].sort((one, other) => cut(other) - cut(one)).slice(0, missing));
  return whole.map((share, i) => (up.has(i) ? share + 1 : share));
}

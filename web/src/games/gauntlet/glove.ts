import type { Stone } from '../../stones/gems';

/** Where the stones sit in the drawing of the gauntlet: middle and size. */
export const SOCKETS: readonly { stone: Stone; x: number; y: number; size: number }[] = [
  { stone: 'power', x: 93, y: 104, size: 29 },
  { stone: 'space', x: 134, y: 92, size: 29 },
  { stone: 'reality', x: 175, y: 95, size: 30 },
  { stone: 'soul', x: 213, y: 111, size: 26 },
  { stone: 'time', x: 47, y: 162, size: 26 },
  { stone: 'mind', x: 148, y: 186, size: 54 },
];

export const FINGERS = [
  { x: 93, y: 92, width: 39, height: 48 },
  { x: 134, y: 80, width: 41, height: 56 },
  { x: 175, y: 83, width: 41, height: 52 },
  { x: 213, y: 100, width: 36, height: 42 },
].map(({ x, y, width, height }) => ({
  plate: `M${x - width / 2 + 3} ${y - height}Q${x} ${y - height - 15} ${x + width / 2 - 3} ${y - height}L${x + width / 2} ${y + 2}H${x - width / 2}Z`,
  joint: `M${x - width / 2 + 6} ${y - height * 0.62}Q${x} ${y - height * 0.62 - 6} ${x + width / 2 - 6} ${y - height * 0.62}`,
  shine: `M${x - width / 2 + 6} ${y - height + 3}Q${x - 4} ${y - height - 8} ${x + 4} ${y - height - 8}`,
}));

export const KNUCKLES = [
  { x: 93, y: 104, radius: 23 },
  { x: 134, y: 92, radius: 24 },
  { x: 175, y: 95, radius: 24 },
  { x: 213, y: 111, radius: 21 },
];

export const PALM = 'M76 122Q92 100 134 98 190 98 226 126 234 196 220 264L86 264Q66 200 76 122Z';
export const THUMB = 'M82 234Q44 220 30 186L24 160Q28 132 50 132 66 136 70 160L84 184Z';
export const CUFF = 'M84 262 218 262 246 336Q150 362 58 336Z';

/** A vein of light from a stone to the one in the middle. */
export function vein(stone: Stone): string {
  const from = SOCKETS.find((one) => one.stone === stone);
  const to = SOCKETS.find((one) => one.stone === 'mind');
  if (!from || !to || from === to) return '';
  const bends = [1, 2, 3, 4].map((i) => {
    const way = i / 5;
    const [dx, dy] = i % 2 ? [5, 3] : [-5, -2];
    return `L${(from.x + (to.x - from.x) * way + dx).toFixed(1)} ${(from.y + (to.y - from.y) * way + dy).toFixed(1)}`;
  });
  return `M${from.x} ${from.y}${bends.join('')}L${to.x} ${to.y}`;
}

import type { Touch } from '../../table/touch';
import { tileAt } from './path';
import type { PieceView, WarView } from './view';

/** What a character that has been picked can do besides moving: things to touch next. */
export function actionsOf(view: WarView, piece: PieceView, touch: Touch): string[] {
  const here = tileAt(view, piece.at)?.tokens ?? view.offBoard.find((one) => one.place === piece.at)?.tokens ?? [];
  const tokens = [...here, piece.token, piece.stone, 'energy'].filter((token) => token !== null).map((token) => `token:${token}`);
  return [...new Set([...tokens, `ability:${piece.piece}`])].filter((thing) => ['ends', 'narrows'].includes(touch.reach(thing)));
}

/** What touching it means, for a label: pick up, drop, ability, energy. */
export function verbOfAction(piece: PieceView, thing: string): 'ability' | 'energy' | 'drop' | 'pick' {
  if (thing.startsWith('ability:')) return 'ability';
  if (thing === 'token:energy') return 'energy';
  return [piece.token, piece.stone].some((token) => `token:${token}` === thing) ? 'drop' : 'pick';
}

const CORNERS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Where the buttons stand around a tile's middle, in em: its corners first, then farther out. */
export function corner(index: number): { x: number; y: number } {
  const [x, y] = CORNERS[index % CORNERS.length] ?? CORNERS[0];
  const out = 5.2 + Math.floor(index / CORNERS.length) * 4.2;
  return { x: x * out, y: y * 5.2 };
}

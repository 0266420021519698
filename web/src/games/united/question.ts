import type { OfferedMove } from '../../protocol/types';
import { FEW } from '../../table/narrow';
import { paymentOf } from './payment.svelte';

/** A thing that is picked and lies nowhere on the board: the board puts it before the player. */
export interface Answer {
  move: OfferedMove;
  kind: string;
  id: string;
}

/** What is never on the board, and what may lie there or not. */
const NOWHERE = ['option', 'number', 'super-hero', 'super-villain', 'battle-plan', 'gear'];
const ASKED = [...NOWHERE, 'symbol', 'plan', 'card', 'hero'];

/**
 * The answers of a question that the board must put itself, given what lies on it. Heroes that the bar has room for stand there alone;
 * else all stand here, also who is on the board already.
 */
export function answersOf(moves: readonly OfferedMove[], lies: (thing: string) => boolean, hasRoom: (moves: readonly OfferedMove[]) => boolean): Answer[] {
  const inTheBar = moves.length <= FEW && hasRoom(moves) && !asksItself(moves);
  const lie = (move: OfferedMove) => move.targets.every(lies);
  const heroesAsked = !inTheBar && moves.some((move) => move.parts['kind'] === 'hero' && !lie(move));
  return moves.flatMap((move) => {
    const { kind = '', id = '' } = move.parts;
    const asked = kind === 'hero' ? heroesAsked : ASKED.includes(kind) && !lie(move);
    return asked ? [{ move, kind, id }] : [];
  });
}

/** Questions, and which of several payments is meant. */
export function asksItself(moves: readonly OfferedMove[]): boolean {
  if (moves.some(({ parts }) => NOWHERE.includes(parts['kind'] ?? ''))) return true;
  const [first, ...others] = moves;
  const same = (move: OfferedMove) => paymentOf(move) !== null && move.targets.join() === first?.targets.join();
  return first !== undefined && others.length > 0 && same(first) && others.every(same);
}

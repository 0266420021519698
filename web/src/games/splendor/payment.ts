import type { OfferedMove } from '../../protocol/types';

/** The payment that spends the fewest S.H.I.E.L.D. tokens. */
export function fewestShields(moves: readonly OfferedMove[]): OfferedMove | null {
  return moves.reduce<OfferedMove | null>((best, move) => (best && shields(best) <= shields(move) ? best : move), null);
}

function shields(move: OfferedMove): number {
  return move.targets.filter((target) => target === 'mine:shield').length;
}

import rows from './facts/teams.json';
import type { WarView } from './view';

const pieceOf = (character: string) => character.toLowerCase().replaceAll('_', '-').replaceAll(' ', '-');

/** The team of each character. */
export const TEAM_OF: Record<string, string> = Object.fromEntries(rows.map((row) => [pieceOf(row.character), row.team]));

export function charactersOf(team: string): string[] {
  return rows.filter((row) => row.team === team).map((row) => pieceOf(row.character));
}

/** The team that a seat plays now: another's in the round in which Ebony Maw makes everybody play for a neighbour. */
export function inHand(view: Pick<WarView, 'actingSeat' | 'turnSeat'>, seat: number): number {
  return view.actingSeat === seat ? view.turnSeat : seat;
}

import rows from './facts/teams.json';

const pieceOf = (character: string) => character.toLowerCase().replaceAll('_', '-').replaceAll(' ', '-');

/** The team of each character. */
export const TEAM_OF: Record<string, string> = Object.fromEntries(rows.map((row) => [pieceOf(row.character), row.team]));

export function charactersOf(team: string): string[] {
  return rows.filter((row) => row.team === team).map((row) => pieceOf(row.character));
}

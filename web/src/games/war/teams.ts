import rows from './facts/teams.json';

/** The team of each character. */
export const TEAM_OF: Record<string, string> = Object.fromEntries(
  rows.map((row) => [row.character.toLowerCase().replaceAll('_', '-').replaceAll(' ', '-'), row.team]),
);

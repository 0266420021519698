import rows from '../../../../games/war/src/main/resources/sixstones/war/teams.csv';

/** The team of each character. */
export const TEAM_OF: Record<string, string> = Object.fromEntries(
  rows.map((row) => [String(row['character']).toLowerCase().replaceAll('_', '-').replaceAll(' ', '-'), String(row['team'])]),
);

import facts from './facts/tiles.json';
import type { TileKind } from './view';

/** What a tile looks like and which rule says what it does. The family is the colour, the emblem says which one. */
export interface Look {
  /** One of the colours in tile.css. */
  family: string;
  emblem: string;
  rule: string;
}

/** Read from the data of the tiles, where each kind says it. */
const LOOKS = new Map<string, Look>(facts.map(({ kind, family, emblem, rule }) => [kind, { family, emblem: emblem ?? '', rule }]));

/** The look of a kind of tile; a kind that the page was never told of is no blank tile. */
export function look(kind: TileKind): Look {
  const known = LOOKS.get(kind);
  if (!known) throw new Error(`The page knows no tile of the kind "${kind}". Its look stands in tiles.csv, and comes here with the whole build.`);
  return known;
}

const STONE_NAMES = ['soul', 'power', 'time', 'space', 'reality', 'mind'] as const;
export type StoneName = (typeof STONE_NAMES)[number];
export const ALL_STONES: readonly StoneName[] = STONE_NAMES;

export function stoneNamed(name: string | null): StoneName | null {
  return STONE_NAMES.find((one) => one === name) ?? null;
}

const HERO_RULES: Record<string, string> = { 'captain-america': 'CAPTAIN', 'black-panther': 'PANTHER' };

/** The rule behind a character's ability. */
export function ruleOfPiece(piece: string): string {
  if (piece === 'thanos') return 'W-THANOS-08';
  return `W-HERO-${HERO_RULES[piece] ?? piece.replaceAll('-', '').toUpperCase()}-01`;
}

/** The rule behind a token. */
export function ruleOfToken(token: string): string {
  if (stoneNamed(token)) return `W-STONE-${token.toUpperCase()}-01`;
  if (token === 'energy') return 'W-ENERGY-01';
  return token.startsWith('leadership') ? 'W-LEAD-01' : 'W-SCORE-01';
}

/** The leader of a team wears its emblem: team ids are written with _, pieces with -. */
export function leaderOf(team: string): string {
  return team.replaceAll('_', '-');
}

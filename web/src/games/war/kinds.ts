import type { TileKind } from './view';

/** What a tile looks like and which rule says what it does. The family is the colour, the emblem says which one. */
export interface Look {
  family: 'moves' | 'bases' | 'opens' | 'order' | 'snare' | 'source' | 'battle' | 'base' | 'thanos' | 'blank';
  emblem: string;
  rule: string;
}

const LOOKS: Record<TileKind, Look> = {
  blank: { family: 'blank', emblem: '', rule: 'W-CELL-BLANK-01' },
  infinity_stone: { family: 'source', emblem: '', rule: 'W-CELL-STONE-01' },
  superheroes: { family: 'source', emblem: 'superheroes', rule: 'W-CELL-HEROES-01' },
  leadership: { family: 'source', emblem: 'leadership', rule: 'W-CELL-LEADERSHIP-01' },
  energy: { family: 'source', emblem: 'energy', rule: 'W-CELL-ENERGY-01' },
  thanos_base: { family: 'thanos', emblem: 'thanos', rule: 'W-CELL-THANOSBASE-02' },
  team_base: { family: 'base', emblem: '', rule: 'W-CELL-BASE-01' },
  battlefield: { family: 'battle', emblem: 'battlefield', rule: 'W-CELL-BATTLEFIELD-01' },
  arrow: { family: 'moves', emblem: '', rule: 'W-CELL-ARROW-01' },
  short_route: { family: 'moves', emblem: 'short_route', rule: 'W-CELL-SHORT-01' },
  teleport: { family: 'moves', emblem: 'teleport', rule: 'W-CELL-TELEPORT-01' },
  dropship: { family: 'moves', emblem: 'dropship', rule: 'W-CELL-DROPSHIP-01' },
  circular_movement: { family: 'bases', emblem: 'clockwise', rule: 'W-CELL-CIRCULAR-01' },
  q_ship: { family: 'bases', emblem: 'q_ship', rule: 'W-CELL-QSHIP-01' },
  guardians_ship: { family: 'opens', emblem: 'guardians_ship', rule: 'W-CELL-GUARDIANS-01' },
  loki: { family: 'opens', emblem: 'loki', rule: 'W-CELL-LOKI-01' },
  outrider_general: { family: 'snare', emblem: 'outrider_general', rule: 'W-CELL-OUTRIDER-01' },
  corvus_glaive: { family: 'snare', emblem: 'corvus_glaive', rule: 'W-CELL-CORVUS-01' },
  cull_obsidian: { family: 'order', emblem: 'cull_obsidian', rule: 'W-CELL-CULL-01' },
  proxima_midnight: { family: 'order', emblem: 'proxima_midnight', rule: 'W-CELL-PROXIMA-01' },
  ebony_maw: { family: 'order', emblem: 'ebony_maw', rule: 'W-CELL-MAW-01' },
};

/** The look of a kind of tile; a kind that the page was never told of is no blank tile. */
export function look(kind: TileKind): Look {
  const known: Look | undefined = LOOKS[kind];
  if (!known) throw new Error(`The page knows no tile of the kind "${kind}". Its look belongs into LOOKS in web/src/games/war/kinds.ts.`);
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

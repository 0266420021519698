import gearFile from './facts/gear.json';
import heroFile from './facts/heroes.json';
import locationFile from './facts/locations.json';
import planFile from './facts/battle_plans.json';
import villainFile from './facts/villains.json';
import { SYMBOLS, type SymbolName } from './view';

/** What is printed on the cards and never changes. Names and texts are phrases. */
export interface HeroCardFacts {
  id: string;
  hero: string;
  symbols: SymbolName[];
}

type Tokens = Partial<Record<'thug' | 'civilian' | 'doombot', number>>;

export interface PlanFacts {
  id: string;
  villain: string;
  move: number;
  bam: boolean;
  tokens: { left?: Tokens; center?: Tokens; right?: Tokens } | null;
}

interface ThreatFacts {
  id: string;
  abilities: { trigger: string }[];
}

const heroes = heroFile as { id: string; cards: { id: string; copies: number; symbols: SymbolName[] }[] }[];
const villains = villainFile as {
  id: string;
  health: Record<string, number> | null;
  track?: object;
  heroic_goal: object | null;
  plot: object | null;
  special_rules: object[];
  master_plan: { id: string; move: number; bam: boolean; tokens?: PlanFacts['tokens'] }[];
  threats: ThreatFacts[];
}[];
const locations = locationFile as { id: string; slots: string[]; constant?: object; end_of_turn?: object }[];
const gear = gearFile as { hero_gear: GearFacts[]; universal_gear: GearFacts[] };
interface GearFacts {
  id: string;
  back: { kind: 'recharge' | 'depleted' };
}

export const HERO_CARDS: ReadonlyMap<string, HeroCardFacts> = new Map(
  heroes.flatMap((hero) => hero.cards.map(({ id, symbols }) => [id, { id, hero: hero.id, symbols }] as const)),
);

/** How often each symbol is in a Hero's deck. */
export const HERO_SYMBOLS: ReadonlyMap<string, readonly (readonly [SymbolName, number])[]> = new Map(
  heroes.map(({ id, cards }) => {
    const counted = (symbol: SymbolName) => cards.reduce((sum, card) => sum + card.copies * card.symbols.filter((one) => one === symbol).length, 0);
    return [id, SYMBOLS.map((symbol) => [symbol, counted(symbol)] as const)] as const;
  }),
);

/** What a Villain's life may be, by the number of Heroes; nothing for who has none. */
export const VILLAIN_HEALTH: ReadonlyMap<string, readonly number[]> = new Map(villains.map(({ id, health }) => [id, Object.values(health ?? {})]));

export const PLANS: ReadonlyMap<string, PlanFacts> = new Map(
  villains.flatMap((villain) =>
    villain.master_plan.map(({ id, move, bam, tokens }) => [id, { id, villain: villain.id, move, bam, tokens: tokens ?? null }] as const),
  ),
);

/** The triggers of a Threat's abilities, in the order of the card. */
export const THREAT_TRIGGERS: ReadonlyMap<string, string[]> = new Map(
  villains.flatMap((villain) => villain.threats.map(({ id, abilities }) => [id, abilities.map(({ trigger }) => trigger)] as const)),
);

export const ALWAYS: ReadonlySet<string> = new Set(locations.filter((one) => one.constant).map(({ id }) => id));

export const DEPLETED: ReadonlySet<string> = new Set(
  [...gear.hero_gear, ...gear.universal_gear].filter(({ back }) => back.kind === 'depleted').map(({ id }) => id),
);

export const BATTLE_PLAN_COSTS: ReadonlyMap<string, number> = new Map((planFile as { id: string; cost: number }[]).map(({ id, cost }) => [id, cost]));

/** Copies of a Threat card are called after it: cgr-t1-2. */
export function threatCard(threat: string): string {
  if (THREAT_TRIGGERS.has(threat)) return threat;
  const cut = threat.lastIndexOf('-');
  return cut > 0 ? threat.slice(0, cut) : threat;
}

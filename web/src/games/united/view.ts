/** UnitedView as the server sends it. Locations are counted clockwise from 0, Heroes and Villain by seat. */
export interface UnitedView {
  mode: 'coop' | 'commander' | 'supervillain' | 'duel';
  turn: number;
  phase: string;
  active: number | null;
  nextHero: number | null;
  gap: number;
  interval: number;
  untilVillain: number;
  delay: number;
  locations: LocationView[];
  villain: VillainView;
  missions: MissionView[];
  missionsDone: number;
  threats: ThreatView[];
  heroes: HeroView[];
  story: StoryView[];
  actions: ActionsView;
  supportRow: string[];
  supportDeck: number;
  supportHeroes: string[];
  battlePlans: string[];
  overflows: string[];
  plansKnown: { card: string; place: number }[];
  /** The card whose effect asks, as in bp-06/0.1; empty if no effect does. */
  asking: string;
  ending: string;
}

export interface LocationView {
  id: string;
  slots: number;
  civilians: number;
  thugs: number;
  doombots: number;
  crisisDoombots: number;
  rick: boolean;
  villain: boolean;
  covered: boolean;
}

export interface VillainView {
  id: string;
  seat: number | null;
  health: number | null;
  track: number;
  trackEnd: number;
  at: number;
  stunned: boolean;
  underPressure: boolean;
  canBeDamaged: boolean;
  deck: number;
  handSize: number;
  hand: string[];
  superCards: number;
  superHand: string[];
}

export interface MissionView {
  id: string;
  tokens: number;
  spaces: number;
  done: boolean;
}

export interface ThreatView {
  id: string;
  card: string;
  at: number | null;
  henchman: boolean;
  health: number;
  healthAtStart: number;
  spaces: string[];
  filled: boolean[];
  token: boolean;
  stunned: boolean;
  canBeDamaged: boolean;
}

export interface HeroView {
  seat: number;
  id: string;
  at: number;
  ko: boolean;
  handSize: number;
  hand: string[];
  deck: number;
  removed: string[];
  tokens: TokensView;
  gear: { id: string; charged: boolean }[];
  superCards: number;
  superHand: string[];
  invulnerable: boolean;
  sheltering: boolean;
  redirecting: boolean;
  random: boolean;
  facedown: boolean;
}

export interface TokensView {
  move: number;
  attack: number;
  heroic: number;
  wild: number;
}

export interface StoryView {
  kind: 'hero' | 'support' | 'plan';
  card: string | null;
  hero: number | null;
  facedown: boolean;
  covered: number[];
  playedNow: boolean;
  borrowed: boolean;
}

export interface ActionsView {
  own: TokensView;
  shared: TokensView;
  extra: TokensView;
  /** What the effect that is being carried out gives. */
  effect: TokensView;
  /** Where the actions are taken. */
  at: number | null;
  special: boolean;
  tokensBanned: boolean;
}

export const SYMBOLS = ['move', 'attack', 'heroic', 'wild'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export function heroAt(view: UnitedView, seat: number | null): HeroView | null {
  return view.heroes.find((hero) => hero.seat === seat) ?? null;
}

/** The symbols of a pool, one by one. */
export function coins(pool: TokensView): SymbolName[] {
  return SYMBOLS.flatMap((symbol) => Array.from({ length: pool[symbol] }, () => symbol));
}

export const count = (pool: TokensView) => SYMBOLS.reduce((sum, symbol) => sum + pool[symbol], 0);

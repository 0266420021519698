import type { sixstones } from '../../protocol/views';

/** UnitedView as the server sends it. */
export type UnitedView = sixstones.games.united.UnitedView;
export type LocationView = sixstones.games.united.UnitedView.LocationView;
export type VillainView = sixstones.games.united.UnitedView.VillainView;
export type MissionView = sixstones.games.united.UnitedView.MissionView;
export type ThreatView = sixstones.games.united.UnitedView.ThreatView;
export type HeroView = sixstones.games.united.UnitedView.HeroView;
export type TokensView = sixstones.games.united.UnitedView.TokensView;
export type StoryView = sixstones.games.united.UnitedView.StoryView;
export type ActionsView = sixstones.games.united.UnitedView.ActionsView;

export type SymbolName = sixstones.games.united.effects.Symbol;
export const SYMBOLS: readonly SymbolName[] = ['move', 'attack', 'heroic', 'wild'];

/** Whether those will stand there who have not chosen a Hero yet. */
export const isStart = (view: UnitedView, at: number) => view.heroes.some((hero) => !hero.chosen && hero.at === at);

export function heroAt(view: UnitedView, seat: number | null): HeroView | null {
  return view.heroes.find((hero) => hero.seat === seat) ?? null;
}

/** The symbols of a pool, one by one. */
export function coins(pool: TokensView): SymbolName[] {
  return SYMBOLS.flatMap((symbol) => Array.from({ length: pool[symbol] }, () => symbol));
}

export const count = (pool: TokensView) => SYMBOLS.reduce((sum, symbol) => sum + pool[symbol], 0);

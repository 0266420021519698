import type { sixstones } from '../../protocol/views';

/** GauntletView as the server sends it. */
export type GauntletView = sixstones.games.gauntlet.GauntletView;
export type SeatView = sixstones.games.gauntlet.GauntletView.SeatView;
export type Front = sixstones.games.gauntlet.GauntletView.Front;
export type FightView = sixstones.games.gauntlet.GauntletView.FightView;
export type NoteView = sixstones.games.gauntlet.GauntletView.NoteView;
export type Life = sixstones.games.gauntlet.GauntletView.Life;

import type { sixstones } from '../../protocol/views';

/** WarView as the server sends it. */
export type WarView = sixstones.games.war.WarView;
export type TeamView = sixstones.games.war.WarView.TeamView;
export type TileView = sixstones.games.war.WarView.TileView;
export type PlaceView = sixstones.games.war.WarView.PlaceView;
export type PieceView = sixstones.games.war.WarView.PieceView;
export type WayView = sixstones.games.war.WarView.WayView;
export type ThanosView = sixstones.games.war.WarView.ThanosView;
export type PendingView = sixstones.games.war.WarView.PendingView;
export type TileKind = sixstones.games.war.box.TileKind;
export type Direction = sixstones.games.war.box.Direction;

export const HEROES = 14;
export const TILES = 72;

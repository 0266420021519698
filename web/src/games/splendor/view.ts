import type { sixstones } from '../../protocol/views';

/** SplendorView as the server sends it. */
export type SplendorView = sixstones.games.splendor.SplendorView;
export type Counts = sixstones.games.splendor.SplendorView.Counts;
export type SeatView = sixstones.games.splendor.SplendorView.SeatView;
export type Held = sixstones.games.splendor.SplendorView.Held;
export type Row = sixstones.games.splendor.SplendorView.Row;
export type Edition = sixstones.games.splendor.box.Edition;
export type Pending = sixstones.games.splendor.SplendorView.Pending;

export const TOKEN_LIMIT = 10;
export const HAND_LIMIT = 3;
export const LEVELS = ['', 'I', 'II', 'III'];

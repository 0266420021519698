import type { sixstones } from '../../protocol/views';

/** LoveLetterView as the server sends it. */
export type LoveLetterView = sixstones.games.loveletter.LoveLetterView;
export type SeatView = sixstones.games.loveletter.LoveLetterView.SeatView;
export type RoundView = sixstones.games.loveletter.LoveLetterView.RoundView;

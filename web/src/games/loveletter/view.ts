import type { sixstones } from '../../protocol/views';

/** LoveLetterView as the server sends it. */
export type LoveLetterView = sixstones.games.loveletter.LoveLetterView;

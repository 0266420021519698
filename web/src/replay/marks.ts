import type { ReviewMark } from '../protocol/types';

/** Whether a mark praises a move. */
export const isPraise = (mark: ReviewMark) => mark === 'only' || mark === 'brilliant';

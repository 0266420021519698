/** What passes between page and server: what the server's build writes down, and the wishes that only the page sends. */

import type { Visibility } from './generated';

export type * from './generated';
export type { Gap, Phrase } from './phrase';

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  level?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  visibility: Visibility;
  spectators: boolean;
  shuffle: boolean;
}

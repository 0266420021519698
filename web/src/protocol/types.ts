/** What passes between page and server: what the server's build writes down, and the wishes that only the page sends. */

import type { Avatar, TimeUp, Visibility } from './generated';

export type * from './generated';
export type { Gap, Phrase } from './phrase';

/** As who one sits at a table. */
export interface Persona {
  name: string;
  avatar: Avatar;
}

export interface SeatWish extends Partial<Persona> {
  kind: 'me' | 'open' | 'bot';
  level?: string;
  /** Of the share that one adds to the deal. */
  pledge?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  visibility: Visibility;
  spectators: boolean;
  shuffle: boolean;
  /** `none`, `move 60`, `days 3` or `game 600+5`. */
  clock?: string;
  timeUp?: TimeUp;
}

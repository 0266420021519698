import type { Stone } from '../../stones/gems';

/** SplendorView as the server sends it. */
export interface SplendorView {
  seats: SeatView[];
  supply: Counts;
  rows: Row[];
  locations: string[];
  avengersOwner: number | null;
  round: number;
  finalRound: boolean;
  active: number;
  pending: Pending;
}

export type Counts = Record<Stone, number>;

export interface SeatView {
  tokens: Counts;
  bonuses: Counts;
  team: string[];
  hand: Held[];
  locations: string[];
  points: number;
  avengers: number;
  gauntlet: boolean;
}

export interface Held {
  level: number;
  card: string | null;
  blind: boolean;
}

export interface Row {
  level: number;
  deck: number;
  cards: (string | null)[];
}

export interface Pending {
  step: 'turn' | 'pay' | 'return' | 'location' | 'over';
  card: string | null;
  price: Counts;
  surplus: number;
}

export const GOAL = 16;
export const TOKEN_LIMIT = 10;
export const HAND_LIMIT = 3;
export const LEVELS = ['', 'I', 'II', 'III'];

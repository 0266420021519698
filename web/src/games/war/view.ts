/** WarView as the server sends it: empty texts mean none, seats are -1 for nobody, places are named 3,4 or -1,3. */
export interface WarView {
  turnSeat: number;
  actingSeat: number;
  turn: number;
  round: number;
  mainDone: boolean;
  usedStones: string[];
  teams: TeamView[];
  tiles: TileView[];
  offBoard: PlaceView[];
  pieces: PieceView[];
  thanos: ThanosView;
  pending: PendingView[];
  maw: { turnsLeft: number; begins: boolean };
  end: { signalSeat: number; turnsLeft: number; idleTurns: number; idleLimit: number };
  reserve: string[];
  box: string[];
  closedLeft: number;
  heroesLeft: number;
}

export interface TeamView {
  seat: number;
  team: string;
  characters: string[];
  base: string;
  points: number;
  zone: string[];
  stones: string[];
  gauntlet: boolean;
}

export interface TileView {
  place: string;
  open: boolean;
  back: string;
  kind: string;
  variant: string;
  effect: string;
  turns: number;
  exits: string[];
  trap: boolean;
  team: string;
  neutral: boolean;
  ring: number;
  tokens: string[];
}

export interface PlaceView {
  place: string;
  tokens: string[];
}

export interface PieceView {
  piece: string;
  team: string;
  seat: number;
  at: string;
  stone: string;
  token: string;
  ready: boolean;
  detained: boolean;
  hold: string;
  visited: string[];
  barred: string[];
}

export interface ThanosView {
  at: string;
  base: string;
  gauntletSeat: number;
  stones: string[];
  tokens: string[];
  nearest: string[];
  distance: number;
}

export interface PendingView {
  step: string;
  piece: string;
  place: string;
}

export const HEROES = 14;
export const TILES = 72;

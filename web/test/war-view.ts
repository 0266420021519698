import type { PieceView, TileView, WarView } from '../src/games/war/view';

export function warTile(place: string, some: Partial<TileView> = {}): TileView {
  return {
    place,
    open: true,
    back: 'red',
    kind: 'blank',
    variant: null,
    effect: some.kind ?? 'blank',
    turns: 0,
    exits: [],
    trap: false,
    team: null,
    neutral: false,
    ring: null,
    tokens: [],
    ...some,
  };
}

export function warPiece(piece: string, some: Partial<PieceView> = {}): PieceView {
  return {
    piece,
    team: 'thor',
    seat: 0,
    at: '3,3',
    stone: null,
    token: null,
    ready: true,
    detained: false,
    hold: 'none',
    visited: [],
    barred: [],
    ways: [],
    ...some,
  };
}

export function warView(some: Partial<WarView> = {}): WarView {
  return {
    turnSeat: 0,
    actingSeat: 0,
    turn: 1,
    round: 1,
    mainDone: false,
    usedStones: [],
    teams: [
      { seat: 0, team: 'thor', characters: ['thor', 'rocket'], base: '0,4', points: 0, zone: [], stones: [], gauntlet: false },
      { seat: 1, team: 'iron_man', characters: ['iron-man', 'spider-man'], base: '7,4', points: 2, zone: ['vision', 'wong'], stones: [], gauntlet: true },
    ],
    tiles: [],
    offBoard: [],
    pieces: [],
    thanos: { at: null, base: null, gauntletSeat: null, stones: [], tokens: [], nearest: [], distance: 0, undecided: false, steps: [] },
    pending: [],
    maw: { turnsLeft: 0, begins: false },
    end: { signalSeat: null, turnsLeft: 0, idleTurns: 0, idleLimit: 40 },
    reserve: [],
    box: [],
    closedLeft: 60,
    heroesLeft: 14,
    ...some,
  };
}

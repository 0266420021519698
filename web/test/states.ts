import type { TableState } from '../src/protocol/types';

/** A running table of three in which seat 0 is the viewer's. */
export function tableState(changes: Partial<TableState> = {}): TableState {
  return {
    table: 'k3vq8m',
    game: 'splendor',
    rulesVersion: 1,
    options: {},
    phase: 'running',
    seats: ['Nadia', 'Tomek', null].map((name, seat) => ({
      seat,
      kind: name ? 'person' : 'bot',
      name,
      level: name ? null : 'greedy',
      absent: false,
      you: seat === 0,
      connected: true,
    })),
    you: 0,
    host: true,
    spectators: true,
    visibility: 'link',
    seq: 1,
    view: {},
    toChoose: 0,
    somebodyChooses: false,
    choice: null,
    canUndo: false,
    events: [],
    lastEvent: 0,
    commitment: 'c0ffee',
    seed: null,
    outcome: null,
    botVotes: [],
    frozen: null,
    rematch: null,
    ...changes,
  };
}

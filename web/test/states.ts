import type { TableEvent, TableState } from '../src/protocol/types';

export function tableEvent(changes: Partial<TableEvent> = {}): TableEvent {
  return { n: 1, at: '', kind: 'changed', seat: null, phrase: { key: 'told' }, rules: [], motions: [], private: false, standIn: false, seq: 1, ...changes };
}

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
      avatar: null,
      taste: null,
      level: name ? null : 'greedy',
      absent: false,
      you: seat === 0,
      connected: true,
    })),
    you: 0,
    host: true,
    hostHere: true,
    spectators: true,
    visibility: 'link',
    seq: 1,
    view: {},
    toChoose: 0,
    somebodyChooses: false,
    choice: null,
    canUndo: false,
    hints: false,
    events: [],
    scenes: [],
    lastEvent: 0,
    commitment: 'c0ffee',
    seed: null,
    deal: { settled: false, calledOff: 0, stakes: [] },
    clock: null,
    outcome: null,
    botVotes: [],
    ending: null,
    frozen: null,
    rematch: null,
    talk: null,
    coach: null,
    puzzle: null,
    ...changes,
  };
}

import { describe, expect, it } from 'vitest';
import type { EventKind, TableEvent } from '../src/protocol/types';
import { outside, way } from '../src/table/trail';
import { gist, lastMove, lastTurns, standInMarks, tidings, trailOf, turnsOf } from '../src/table/turns';
import { tableEvent } from './states';

let n = 0;
const told = (seq: number, kind: EventKind, seat: number | null, changes: Partial<TableEvent> = {}) => tableEvent({ n: ++n, seq, kind, seat, ...changes });
const seats = (events: TableEvent[], tells: boolean) => turnsOf(events, tells).map((turn) => [turn.seat, turn.events.length]);

describe('turns', () => {
  it('begin where the game says so', () => {
    const events = [told(1, 'changed', null), told(1, 'turn', 0), told(2, 'played', 0), told(2, 'hit', 1), told(2, 'turn', 1), told(3, 'chose', 0)];
    expect(seats(events, true)).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
    ]);
  });

  it('begin with the first deed where the game does not say so yet', () => {
    const events = [told(1, 'changed', null), told(2, 'played', 0), told(2, 'took', 0), told(2, 'turn', 1), told(3, 'played', 1)];
    expect(seats(events, true)).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
    ]);
  });

  it('begin, in other games, where another seat makes a move', () => {
    const events = [
      told(1, 'took', 0),
      told(2, 'gave', 0),
      told(2, 'changed', null),
      told(3, 'took', 1),
      told(3, 'gave', 0),
      told(4, 'table', 0),
      told(5, 'took', 0),
    ];
    expect(seats(events, false)).toEqual([
      [0, 3],
      [1, 3],
      [0, 1],
    ]);
  });

  it('that were taken back are shown no more', () => {
    const back = told(4, 'undid', 0);
    const events = [told(1, 'took', 0), told(2, 'took', 1), told(3, 'took', 2), back];
    expect(lastTurns(turnsOf(events, false), 0).size).toBe(0);
    expect([...lastTurns(turnsOf([...events, told(5, 'took', 0), told(6, 'took', 1)], false), 0).keys()]).toEqual([1]);
  });

  it('of the others are shown again once one has taken back what came after them', () => {
    const back = told(6, 'undid', 0);
    const events = [told(1, 'took', 0), told(2, 'took', 1), told(3, 'took', 2), told(4, 'took', 0), told(5, 'took', 1), back];
    expect([...lastTurns(turnsOf(events, false), 0)].map(([seat, turn]) => [seat, turn.events[0]?.seq])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('of the others are still shown when one has only drawn a card', () => {
    const events = [told(1, 'turn', 0), told(2, 'played', 0), told(3, 'turn', 1), told(4, 'played', 1), told(5, 'turn', 0), told(5, 'drew', 0)];
    expect([...lastTurns(turnsOf(events, true), 0).keys()]).toEqual([1]);
    expect(lastTurns(turnsOf([...events, told(6, 'played', 0)], true), 0).size).toBe(0);
  });

  it('of the others are gone as soon as anything has come of a move of one’s own', () => {
    const events = [told(1, 'turn', 1), told(2, 'played', 1), told(2, 'turn', 0), told(2, 'table', 1)];
    expect([...lastTurns(turnsOf(events, true), 0).keys()]).toEqual([1]);
    expect(lastTurns(turnsOf([...events, told(3, 'scored', null)], true), 0).size).toBe(0);
  });

  it('of the others are shown until one has moved', () => {
    const events = [told(1, 'took', 1), told(2, 'took', 0), told(3, 'took', 1), told(4, 'took', 2), told(5, 'took', 1)];
    const turns = turnsOf(events, false);
    expect([...lastTurns(turns, 0)].map(([seat, turn]) => [seat, turn.events[0]?.seq])).toEqual([
      [1, 5],
      [2, 4],
    ]);
    expect([...lastTurns(turnsOf([...events, told(6, 'took', 0)], false), 0)]).toEqual([]);
    expect([...lastTurns(turns, null).keys()].sort()).toEqual([0, 1, 2]);
  });
});

describe('a turn under way', () => {
  it('is told by its last move, not by its gravest', () => {
    const events = [told(1, 'played', 0), told(2, 'moved', 0), told(2, 'changed', null)];
    expect(gist(lastMove({ seat: 0, opening: null, events }).events)).toEqual([events[1]]);
  });
});

describe('tidings', () => {
  it('tell who came or went since one has moved', () => {
    const left = told(2, 'table', null);
    expect(tidings([told(1, 'took', 0), left, told(3, 'took', 1)], 0)).toBe(left);
    expect(tidings([left, told(3, 'took', 0)], 0)).toBeNull();
    expect(tidings([{ ...left, phrase: { key: 'engine.branched' } }], 0)).toBeNull();
    expect(tidings([left, told(3, 'took', 0)], null)).toBe(left);
  });
});

describe('a turn in short', () => {
  it('is what was done and the gravest of what came of it', () => {
    const events = [told(1, 'drew', 0), told(1, 'played', 0), told(1, 'chose', 0), told(1, 'scored', 0), told(1, 'fell', 1)];
    expect(gist(events).map((event) => event.kind)).toEqual(['played', 'fell']);
  });

  it('is the last of several steps', () => {
    const events = [told(1, 'moved', 0), told(1, 'moved', 0), told(1, 'changed', null)];
    expect(gist(events)).toEqual([events[1]]);
  });

  it('is not what was dealt into a free place', () => {
    const dealt = told(1, 'moved', null, { motions: [{ thing: 'card:1', from: 'deck:2', to: 'card:1' }] });
    const events = [told(1, 'gave', 0), dealt, told(1, 'scored', 0)];
    expect(gist(events)).toEqual([events[0], events[2]]);
  });

  it('ends with the last of several counts', () => {
    const events = [told(1, 'played', 0), told(1, 'scored', 0), told(1, 'scored', 0)];
    expect(gist(events)).toEqual([events[0], events[2]]);
  });

  it('does not tell of another who has won', () => {
    const events = [told(1, 'played', 0), told(1, 'scored', 0), told(1, 'over', 1)];
    expect(gist(events)).toEqual(events.slice(0, 2));
    expect(gist([told(2, 'played', 1), told(2, 'over', 1)])).toHaveLength(2);
  });

  it('is at least what was told last', () => {
    const events = [told(1, 'changed', null), told(1, 'chance', null)];
    expect(gist(events)).toEqual([events[1]]);
  });
});

describe('a trail', () => {
  const moving = (...motions: [string, string, string][]) => told(1, 'moved', 0, { motions: motions.map(([thing, from, to]) => ({ thing, from, to })) });

  it('follows what travelled furthest', () => {
    const events = [moving(['token:1', 'cell:9', 'cell:1']), moving(['piece:thor', 'cell:1', 'cell:2']), moving(['piece:thor', 'cell:2', 'cell:3'])];
    expect(trailOf({ seat: 0, opening: null, events })).toEqual({ thing: 'piece:thor', places: ['cell:1', 'cell:2', 'cell:3'] });
  });

  it('prefers, among equals, what is told in short', () => {
    const drew = told(1, 'drew', 0, { motions: [{ thing: 'back', from: 'deck', to: 'seat:0' }] });
    const played = told(1, 'played', 0, { motions: [{ thing: 'card:spy', from: 'seat:0', to: 'front:0' }] });
    expect(trailOf({ seat: 0, opening: null, events: [drew, played] })?.thing).toBe('card:spy');
  });

  it('is none where nothing went anywhere', () => {
    expect(trailOf({ seat: 0, opening: null, events: [moving(['turn', 'seat:0', 'seat:0'])] })).toBeNull();
    expect(
      way([
        [5, 5],
        [6, 6],
      ]),
    ).toBeNull();
  });

  it('bends where it has one step, and goes straight where it has more', () => {
    expect(
      way([
        [0, 0],
        [100, 0],
      ]),
    ).toEqual({ line: 'M20 0Q50 12 80 0', end: [80, 0] });
    expect(
      way([
        [0, 0],
        [60, 0],
      ]),
    ).toBeNull();
    expect(
      way([
        [0, 0],
        [100, 0],
        [100, 50],
      ])?.line,
    ).toBe('M0 0L100 0L100 50');
  });

  it('ends at the rim of a seat and points at what it reaches, and strikes nothing through there', () => {
    const seat = { left: 300, top: 40, right: 400, bottom: 80 };
    expect(
      outside([
        { at: [100, 200], seat: null },
        { at: [400, 40], seat },
      ]),
    ).toEqual([
      [100, 200],
      [325, 80],
    ]);
  });
});

describe('a bot in a person’s place', () => {
  const marks = (events: TableEvent[], tells: boolean) => turnsOf(events, tells).map((turn) => ({ seat: turn.seat, ...standInMarks(turn) }));
  const bots = { standIn: true };

  it('is named once beside a turn that is all its own', () => {
    const [own, whole] = marks([told(1, 'took', 0), told(2, 'took', 1, bots), told(2, 'scored', 1, bots), told(3, 'gave', 1, bots)], false);
    expect(own).toEqual({ seat: 0, whole: false, events: new Set() });
    expect(whole).toEqual({ seat: 1, whole: true, events: new Set() });
  });

  it('is named beside each of its moves in a turn that it took over', () => {
    const events = [
      told(1, 'turn', 1),
      told(2, 'played', 1),
      told(3, 'table', 1),
      told(4, 'moved', 1, bots),
      told(4, 'scored', 1, bots),
      told(5, 'chose', 1, bots),
    ];
    const [turn] = marks(events, true);
    expect(turn?.whole).toBe(false);
    expect(turn?.events).toEqual(new Set([events[3]?.n, events[5]?.n]));
  });

  it('is not named for what happens to somebody else, or on another’s turn', () => {
    // The bot of seat 1 answers on the turn of seat 0, and its last move begins the turn of seat 2.
    const answer = told(2, 'chose', 1, bots);
    const events = [told(1, 'turn', 0), told(1, 'played', 0), answer, told(2, 'hit', 0), told(3, 'turn', 1), told(4, 'played', 1, bots), told(4, 'turn', 2)];
    const [first, second, third] = marks(events, true);
    expect(first).toEqual({ seat: 0, whole: false, events: new Set([answer.n]) });
    expect(second?.whole).toBe(true);
    expect(third).toEqual({ seat: 2, whole: false, events: new Set() });
  });
});

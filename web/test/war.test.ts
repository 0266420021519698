import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionsOf, corner, verbOfAction } from '../src/games/war/actions';
import { aim } from '../src/games/war/aim';
import tiles from '../src/games/war/facts/tiles.json';
import { look, ruleOfPiece, ruleOfToken } from '../src/games/war/kinds';
import { along, besideOnRing, leadsTo, trails, wayTo } from '../src/games/war/path';
import { centre, heading, HEIGHT, neighbour, OFF_BOARD, thingOf, WIDTH } from '../src/games/war/places';
import { spot } from '../src/games/war/stack';
import type { TileKind } from '../src/games/war/view';
import { inHand, TEAM_OF } from '../src/games/war/teams';
import { tileClass, turnedTo } from '../src/games/war/tiles';
import { sideUp } from '../src/games/war/toss';
import type { EventKind, Motion, TableEvent } from '../src/protocol/types';
import { NOTHING, reach, touch as touched, type Narrowing } from '../src/table/narrow';
import { LOOK_ONLY, type Touch } from '../src/table/touch';
import { offered } from './moves';
import { tableEvent } from './states';
import { warPiece, warTile, warView } from './war-view';

const event = (kind: EventKind, ...motions: Motion[]): TableEvent => tableEvent({ kind, motions });
const goes = (piece: string, from: string, to: string): Motion => ({ thing: `piece:${piece}`, from: thingOf(from), to: thingOf(to) });

describe('places', () => {
  it('are 34 off the board, without corners', () => {
    expect(OFF_BOARD).toHaveLength(34);
    expect(OFF_BOARD).not.toContain('-1,-1');
    expect(neighbour('0,0', 'north')).toBe('-1,0');
    expect(neighbour('-1,0', 'west')).toBeNull();
  });

  it('lie on the board in em', () => {
    expect(centre('0,0').x).toBeCloseTo(13.15);
    expect(centre('-1,4').y).toBe(3.8);
    expect(centre('8,4').y).toBeCloseTo(HEIGHT - 3.8);
    expect(centre('3,9').x).toBeCloseTo(WIDTH - 3.8);
  });

  it('are named for moves', () => {
    expect([thingOf('3,4'), thingOf('-1,3'), thingOf('8,0')]).toEqual(['tile:3,4', 'place:-1,3', 'place:8,0']);
    expect(heading('3,4', '3,8')).toBe('east');
    expect(heading('3,4', '2,5')).toBeNull();
  });
});

describe('a way', () => {
  const ways = [{ places: ['5,3', '4,3', '4,2', '3,2'], forks: ['2,2', '3,1'] }];

  it('is that of the step, as the server tells it', () => {
    expect(wayTo(warPiece('thor', { at: '5,3', ways }), '4,3')).toEqual(ways[0]);
  });

  it('to a place farther on is one that the arrows lead', () => {
    const thor = warPiece('thor', { at: '5,3', ways });
    expect(leadsTo(thor, '4,3')).toBe(false);
    expect(leadsTo(thor, '3,2')).toBe(true);
    expect(leadsTo(thor, '0,0')).toBe(false);
    expect(wayTo(thor, '3,1').places).toEqual(['5,3', '4,3', '4,2', '3,2', '3,1']);
  });

  // Moves as the game offered them, in this order.
  const gamora = warPiece('gamora', { at: '5,3', ways: [{ places: ['5,3', '5,4', '5,5'], forks: ['4,5', '6,5'] }] });
  const steps = [
    offered('move star-lord 5,4', 'piece:star-lord', 'tile:5,4'),
    offered('move gamora 4,3', 'piece:gamora', 'tile:4,3'),
    offered('move gamora 5,4', 'piece:gamora', 'tile:5,4'),
    offered('shift base clockwise', 'base:clockwise'),
    offered('pick up mind with gamora', 'piece:gamora', 'token:mind'),
  ];

  it('is gone by the one who was picked: the step, then where it forks, and a tile that waits is let act', () => {
    const next = along(gamora, wayTo(gamora, '6,5'));
    expect(next(steps)?.move).toBe('move gamora 5,4');
    expect(next([offered('pick up mind with gamora', 'piece:gamora', 'token:mind'), offered('resume')])?.move).toBe('resume');
    expect(next([offered('go 4,5', 'tile:4,5'), offered('go 6,5', 'tile:6,5')])?.move).toBe('go 6,5');
    expect(next([offered('resume')])).toBeNull();
  });

  it('is not begun where no step is offered, and no second step is made on it', () => {
    expect(along(gamora, wayTo(gamora, '6,5'))([offered('end turn')])).toBeNull();
    const next = along(gamora, wayTo(gamora, '6,5'));
    next(steps);
    expect(next([offered('move gamora 6,5', 'piece:gamora', 'tile:6,5')])).toBeNull();
  });

  it('is a straight line where no step leads', () => {
    expect(wayTo(warPiece('thor', { at: '5,3', ways }), '0,0')).toEqual({ places: ['5,3', '0,0'], forks: [] });
  });

  it('around the board goes by the numbers of the ring', () => {
    const tiles = ['0,0', '0,1', '1,1', '1,0'].map((place, ring) => warTile(place, { ring }));
    const [first] = tiles;
    expect(first && [besideOnRing(warView({ tiles }), first, 1), besideOnRing(warView({ tiles }), first, -1)]).toEqual(['0,1', '1,0']);
  });

  it('is remembered from the motions of this turn', () => {
    const log = [event('turn'), event('moved', goes('thor', '5,3', '4,3')), event('moved', goes('thor', '4,3', '4,2'))];
    expect(trails(log, null)).toEqual([{ piece: 'piece:thor', places: ['5,3', '4,3', '4,2'] }]);
    expect(trails([...log, event('turn')], null)).toHaveLength(1);
    expect(trails([...log, event('turn'), event('moved', goes('okoye', '1,1', '1,2'))], null)).toEqual([{ piece: 'piece:okoye', places: ['1,1', '1,2'] }]);
  });

  it('is shown of all others until one has done something oneself', () => {
    const at = (seq: number, kind: EventKind, seat: number | null, ...motions: Motion[]) => tableEvent({ kind, seat, seq, motions });
    const log = [
      at(1, 'turn', 1),
      at(2, 'moved', null, goes('thor', '5,3', '4,3')),
      at(2, 'turn', 2),
      at(3, 'moved', null, goes('okoye', '1,1', '1,2')),
      at(3, 'turn', 0),
    ];
    expect(trails(log, 0).map(({ piece }) => piece)).toEqual(['piece:thor', 'piece:okoye']);
    expect(trails([...log, at(4, 'scored', null)], 0)).toEqual([]);
    expect(trails([...log, at(4, 'moved', null, goes('rocket', '7,7', '7,6'))], 0)).toEqual([{ piece: 'piece:rocket', places: ['7,7', '7,6'] }]);
  });
});

describe('a toss', () => {
  it('is told by what travels', () => {
    expect(sideUp(event('chance', { thing: 'toss:stones', from: 'gauntlet', to: 'gauntlet' }))).toBe('stones');
    expect(sideUp(event('moved', goes('thor', '5,3', '4,3')))).toBeNull();
  });
});

describe('touching', () => {
  const moves = [
    offered('move thor 4,3', 'piece:thor', 'tile:4,3'),
    offered('drop hulk with thor', 'piece:thor', 'token:hulk'),
    offered('ability thor', 'piece:thor', 'ability:thor'),
  ];
  let narrowing: Narrowing = NOTHING;
  const hand: Touch = {
    ...LOOK_ONLY,
    reach: (thing) => reach(moves, narrowing, thing),
    picks: (thing) => narrowing.picked.filter((one) => one === thing).length,
    place: (thing) => narrowing.picked.indexOf(thing) + 1,
    touch: (thing) => {
      narrowing = touched(moves, narrowing, thing) ?? narrowing;
    },
  };
  const thor = warPiece('thor', { at: '5,3', token: 'hulk' });

  it('means what can be done: a tile under somebody else, a piece on a tile', () => {
    narrowing = { ...NOTHING, picked: ['piece:thor'] };
    aim(hand, 'piece:okoye', 'tile:4,3');
    expect(narrowing.picked).toEqual(['piece:thor', 'tile:4,3']);
    narrowing = NOTHING;
    aim(hand, 'tile:5,3', 'piece:thor');
    expect(narrowing.picked).toEqual(['piece:thor']);
  });

  it('offers the free actions of a picked piece', () => {
    narrowing = { ...NOTHING, picked: ['piece:thor'] };
    expect(actionsOf(warView({ pieces: [thor] }), thor, hand)).toEqual(['token:hulk', 'ability:thor']);
    expect(verbOfAction(thor, 'token:hulk')).toBe('drop');
    expect(verbOfAction(thor, 'token:wong')).toBe('pick');
    expect(new Set([0, 1, 2, 3, 4, 5].map((i) => JSON.stringify(corner(i)))).size).toBe(6);
  });
});

describe('looks', () => {
  it('show a trap, a base of nobody and a spent tile', () => {
    expect(tileClass(warTile('1,1', { kind: 'team_base', effect: 'team_base', trap: true, neutral: true, team: 'thor' }))).toBe(
      'war-tile base team_base trap neutral',
    );
    expect(tileClass(warTile('1,1', { kind: 'energy', effect: 'energy' }))).toContain('spent');
    expect(tileClass(warTile('1,1', { open: false }))).toBe('war-tile closed red');
    expect(tileClass(warTile('1,1', { kind: 'blank', effect: 'loki' }))).toContain('opens loki');
  });

  it('turn all arrows of a tile with its first', () => {
    const tile = warTile('1,1', { kind: 'arrow', exits: ['north', 'east'] });
    expect(turnedTo(tile, 'west').exits).toEqual(['west', 'north']);
    expect(turnedTo(turnedTo(tile, 'west'), 'north').exits).toEqual(tile.exits);
  });

  it('keep stacked pieces apart', () => {
    for (const count of [2, 3, 4, 5]) {
      const spots = Array.from({ length: count }, (_, i) => spot(i, count, false));
      for (const [i, one] of spots.entries()) {
        for (const other of spots.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size / 2);
      }
    }
  });

  it('refuse a kind of tile that the page was never told of', () => {
    expect(() => tileClass(warTile('1,1', { effect: 'wormhole' as TileKind }))).toThrow('no tile of the kind "wormhole"');
  });

  it('know the rule of every kind, character and token', () => {
    expect(look('arrow').rule).toBe('W-CELL-ARROW-01');
    expect(Object.keys(TEAM_OF)).toHaveLength(10);
    expect(ruleOfPiece('captain-america')).toBe('W-HERO-CAPTAIN-01');
    expect(ruleOfPiece('iron-man')).toBe('W-HERO-IRONMAN-01');
    const catalogue = readFileSync('../docs/rules/war.md', 'utf8');
    const kinds = [...new Set(tiles.map((tile) => tile.kind))];
    expect(kinds).toContain('loki');
    const rules = [
      ...kinds.map((kind) => look(kind as TileKind).rule),
      ...Object.keys(TEAM_OF).map(ruleOfPiece),
      ...['soul', 'energy', 'hulk', 'leadership-b'].map(ruleOfToken),
      ruleOfPiece('thanos'),
    ];
    for (const rule of [...rules, 'W-MOVE-03', 'W-OFF-01', 'W-CELL-BASE-02']) expect(catalogue, rule).toContain(`**${rule}**`);
    expect([ruleOfToken('mind'), ruleOfToken('hulk'), ruleOfToken('leadership-a')]).toEqual(['W-STONE-MIND-01', 'W-SCORE-01', 'W-LEAD-01']);
  });
});

it('every tile of the box has a colour and an emblem that are there', () => {
  const colours = readFileSync('src/games/war/tile.css', 'utf8');
  const emblems = JSON.parse(readFileSync('src/games/war/emblems.json', 'utf8')) as Record<string, string>;
  for (const { kind } of tiles) {
    const { family, emblem } = look(kind as TileKind);
    if (family !== 'blank') expect(colours, kind).toContain(`.war-tile.${family} {`);
    if (emblem) expect(emblems, kind).toHaveProperty(emblem);
  }
});

it('knows whose team a seat plays in the round of Ebony Maw', () => {
  expect(inHand(warView({ turnSeat: 2, actingSeat: 0 }), 0)).toBe(2);
  expect(inHand(warView({ turnSeat: 2, actingSeat: 0 }), 1)).toBe(1);
  expect(inHand(warView({ turnSeat: 0, actingSeat: 0 }), 0)).toBe(0);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { about, brings, goes, heading, leftToDo, notNow } from '../src/games/war/list';
import { loadGame } from '../src/phrases/catalogue.svelte';
import { offered } from './moves';
import { warPiece, warTile, warView } from './war-view';

describe("War's list of moves", () => {
  beforeAll(() => loadGame('war'));

  const view = warView({
    tiles: [warTile('4,3', { kind: 'arrow', effect: 'arrow', exits: ['north'] }), warTile('5,4', { open: false })],
    pieces: [warPiece('thor', { at: '5,3', seat: 0, ready: false, ways: [{ places: ['5,3', '4,3', '3,3'], forks: [] }] })],
    turnSeat: 0,
    mainDone: false,
    pending: [],
  });
  const step = offered('move thor 4,3', 'piece:thor', 'tile:4,3');

  it('stands under the names of the characters', () => {
    expect(heading(step)).toBe('Thor');
    expect(heading(offered('shift base clockwise', 'base:clockwise'))).toBeNull();
    expect(heading(offered('ray rocket', 'piece:rocket'))).toBeNull();
  });

  it('says where a step leads, and over which places', () => {
    expect(goes(step, view)).toBe('Go to D5 › D4');
    expect(about(offered('move thor 5,4', 'piece:thor', 'tile:5,4'), view)).toContain('turned over on arrival');
    expect(about(offered('move thor 5,-1', 'piece:thor', 'place:5,-1'), view)).toContain('off the board');
  });

  it('says what an ability and a Stone do', () => {
    expect(brings(offered('ability thor', 'piece:thor', 'ability:thor'), view)).toContain('Choose a direction');
    expect(brings(offered('use time', 'token:time'), view)).toContain('Once per turn');
    expect(brings(step, view)).toBeNull();
  });

  it('says that a tile is a trap, whoever is captured there', () => {
    const trapped = warView({ ...view, tiles: [warTile('4,3', { trap: true })] });
    expect(brings(step, trapped)).toContain('trap for you');
  });

  it('says of a point that it is one, not how to get it', () => {
    expect(about(offered('score hulk', 'token:hulk'), view)).toBe('1 point for you.');
  });

  it('says what the turn still wants, and what it does not allow', () => {
    expect(leftToDo(view, 0)).toContain('move a character');
    expect(leftToDo(view, 1)).toBeNull();
    expect(notNow(view, 0).map(({ rule }) => rule)).toEqual(['W-ENERGY-01', 'W-TURN-09']);
    expect(notNow({ ...view, mainDone: true }, 0).map(({ rule }) => rule)).toEqual(['W-ENERGY-01', 'W-TURN-02']);
    expect(notNow(view, 1)).toEqual([]);
  });
});

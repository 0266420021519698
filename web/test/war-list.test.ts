import { beforeAll, describe, expect, it } from 'vitest';
import { aims } from '../src/games/war/aims';
import { about, brings, goes, heading, leftToDo, notNow } from '../src/games/war/list';
import { changes } from '../src/games/war/changes';
import { freshToss } from '../src/games/war/toss';
import { loadGame, parts } from '../src/phrases/catalogue.svelte';
import { plain } from '../src/phrases/sentence';
import type { TableEvent } from '../src/protocol/types';
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
    const met = warView({ ...view, thanos: { ...view.thanos, at: '5,4' } });
    expect(about(offered('move thor 5,4', 'piece:thor', 'tile:5,4'), met)).toContain('Thanos stands there');
    expect(about(offered('move thor 5,-1', 'piece:thor', 'place:5,-1'), view)).toContain('off the board');
  });

  it('says what an ability and a Stone do', () => {
    expect(brings(offered('ability thor', 'piece:thor', 'ability:thor'), view)).toContain('Choose a direction');
    expect(brings(offered('use time', 'token:time'), view)).toContain('Once per turn');
    expect(brings(step, view)).toBeNull();
  });

  it('says and marks what an ability reaches as things stand', () => {
    const field = warView({
      tiles: [warTile('2,2', { open: false }), warTile('3,3'), warTile('2,4', { open: false }), warTile('5,3', { open: false })],
      pieces: [
        warPiece('spider-man', { at: '3,3', team: 'iron_man' }),
        warPiece('iron-man', { at: '0,0', team: 'iron_man' }),
        warPiece('thor', { at: '0,3' }),
        warPiece('rocket', { at: '2,1' }),
        warPiece('gamora', { at: '4,0', team: 'star_lord' }),
      ],
    });
    const web = offered('ability spider-man', 'piece:spider-man', 'ability:spider-man');
    expect(aims(web, field)).toEqual(['tile:2,2', 'tile:2,4']);
    expect(brings(web, field)).toContain('Opens C3, E3');
    const strike = offered('ability iron-man', 'piece:iron-man', 'ability:iron-man');
    expect(aims({ ...strike }, { ...field, thanos: { ...field.thanos, at: '1,2' } })).toEqual(['piece:thor', 'piece:rocket', 'piece:thanos']);
    expect(brings(strike, { ...field, thanos: { ...field.thanos, at: '1,1' } })).toContain('Nearest: Thanos (B2)');
    expect(aims(offered('ability thor', 'piece:thor', 'ability:thor'), field)).toEqual([]);
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

describe('what a War move brings', () => {
  beforeAll(() => loadGame('war'));

  it('is told as a gain, and as the sum that it makes', () => {
    const at = (points: number) => ({ ...warView(), teams: warView().teams.map((team) => ({ ...team, points })) });
    const [phrase] = changes(at(2), at(4), 0);
    expect(phrase && plain(parts(phrase))).toBe('+2 points (4 in all)');
    expect(changes(at(2), at(2), 0)).toEqual([]);
  });

  it('names what lies on a place as something to pick up, though the place has the same name', () => {
    const view = warView({ tiles: [warTile('4,3', { kind: 'energy', effect: 'energy', tokens: ['energy'] })] });
    expect(about(offered('move thor 4,3', 'piece:thor', 'tile:4,3'), view)).toBe('energy, to pick up: energy');
  });
});

describe('the last toss', () => {
  it('is told in its turn and in the next', () => {
    const told = (...kinds: string[]) =>
      kinds.map((kind, n) => ({ n, kind, motions: kind === 'chance' ? [{ thing: 'toss:empty' }] : [] })) as unknown as TableEvent[];
    expect(freshToss(told('chance', 'moved', 'turn', 'moved'))?.n).toBe(0);
    expect(freshToss(told('turn', 'chance', 'turn', 'turn'))).toBeNull();
    expect(freshToss(told('turn'))).toBeNull();
  });
});

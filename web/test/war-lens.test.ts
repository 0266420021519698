import { describe, expect, it } from 'vitest';
import { glowingPlaces, markedPlaces } from '../src/games/war/glowing';
import { bearing, frameAround, fullest, middleOf, nearEnough, shows } from '../src/games/war/lens';
import { centre, HEIGHT, TILE, WIDTH } from '../src/games/war/places';
import { Push } from '../src/games/war/push';
import { LOOK_ONLY } from '../src/table/touch';
import { warPiece, warTile, warView } from './war-view';

const PHONE = { width: 374, height: 286 };
const EM = 5.6;

describe('The field', () => {
  it('is seen whole where a finger can hit every place of it', () => expect(nearEnough(6)).toBe(1));

  it('is seen whole where little is missing for that', () => expect(nearEnough(54 / TILE)).toBe(1));

  it('begins so near that a finger can, where it cannot', () => {
    expect(nearEnough(2.8) * 2.8 * TILE).toBeCloseTo(56);
    expect(nearEnough(-1)).toBe(1);
  });

  it('is never looked at beyond its edge', () => {
    expect(frameAround({ x: 0, y: HEIGHT }, PHONE, EM)).toMatchObject({ x: 0, y: HEIGHT - PHONE.height / EM });
    expect(frameAround({ x: 3, y: 3 }, { width: 2000, height: 2000 }, EM)).toEqual({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
  });

  it('is looked at first where most can be chosen, with room on all sides', () => {
    const places = ['0,0', '6,7', '6,8', '7,8'];
    const frame = fullest(places, PHONE, EM);
    expect(places.map((place) => frame && shows(frame, place))).toEqual([false, true, true, true]);
    const beside = fullest(['3,3', '3,5'], PHONE, EM);
    expect(beside && middleOf(beside).x).toBeCloseTo(centre('3,4').x);
    expect(fullest([], PHONE, EM)).toBeNull();
  });

  it('says which way something lies out of sight', () => {
    expect(bearing({ x: 0, y: 0 }, { x: 0, y: -5 })).toBe(0);
    expect(bearing({ x: 0, y: 0 }, { x: 5, y: 0 })).toBe(90);
    expect(bearing({ x: 0, y: 0 }, { x: -5, y: 0 })).toBe(-90);
  });

  it('shows where a coach points: at a piece, at Thanos, at a place', () => {
    const view = warView({ pieces: [warPiece('rocket', { at: '5,4' })], thanos: { ...warView().thanos, at: '3,2' } });
    expect(markedPlaces(view, ['piece:rocket', 'piece:thanos', 'tile:1,4', 'move:end turn'])).toEqual(['5,4', '3,2', '1,4']);
  });

  it('glows where a piece, a place or a token can be touched, at the own pieces first', () => {
    const view = warView({
      tiles: [warTile('2,2', { tokens: ['wong'] }), warTile('5,5')],
      pieces: [warPiece('iron-man', { at: '1,1', seat: 1 }), warPiece('thor', { at: '4,4', seat: 0 }), warPiece('rocket', { at: '6,6', seat: 0 })],
    });
    const can = ['piece:thor', 'piece:iron-man', 'token:wong', 'tile:5,5', 'place:-1,3'];
    const touch = { ...LOOK_ONLY, reach: (thing: string) => (can.includes(thing) ? ('narrows' as const) : ('no' as const)) };
    expect(glowingPlaces(view, touch, 0)).toEqual(['4,4', '1,1', '5,5', '-1,3', '2,2']);
  });

  it('glows on both sides of what is chosen between two places', () => {
    const view = warView({ tiles: [warTile('0,4', { ring: 0 }), warTile('0,5', { ring: 1 }), warTile('0,3', { ring: 2 })] });
    const touch = { ...LOOK_ONLY, reach: (thing: string) => (['base:clockwise', 'direction:south'].includes(thing) ? ('ends' as const) : ('no' as const)) };
    expect(glowingPlaces(view, touch, 0, { asked: '3,3' })).toEqual(['0,4', '0,5', '3,3', '4,3']);
  });
});

describe('A mouse', () => {
  const room = () => Object.assign(document.createElement('div'), { scrollTo: (to: ScrollToOptions) => moves.push([to.left, to.top]) });
  let moves: unknown[] = [];
  const at = (x: number, y: number) =>
    Object.assign(new MouseEvent('pointermove', { clientX: x, clientY: y, buttons: 1, cancelable: true }), { pointerType: 'mouse' }) as PointerEvent;

  it('pushes the field along, and its click is then none', () => {
    moves = [];
    const push = new Push();
    push.down(at(100, 100), room());
    push.move(at(60, 90), room());
    expect(moves).toEqual([[40, 10]]);
    push.up();
    const click = at(60, 90);
    push.swallows(click);
    expect(click.defaultPrevented).toBe(true);
  });

  it('that shakes still clicks', () => {
    moves = [];
    const push = new Push();
    push.down(at(100, 100), room());
    push.move(at(102, 101), room());
    const click = at(102, 101);
    push.swallows(click);
    expect(moves).toEqual([]);
    expect(click.defaultPrevented).toBe(false);
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { beside, type Needed } from '../src/table/beside';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

const asked = (...boxes: DOMRect[]): Needed[] => boxes.map((one) => ({ box: one, weight: 10 }));
const covers = ({ left, top }: { left: number; top: number }, card: { width: number; height: number }, one: DOMRect) =>
  left < one.right && left + card.width > one.left && top < one.bottom && top + card.height > one.top;

describe('a card about a thing', () => {
  const room = { width: 1280, height: 720 };
  const card = { width: 320, height: 150 };
  const tile = box(360, 470, 60, 60);

  it('stands beside it', () => {
    expect(beside(tile, card, [], room)).toEqual({ left: 432, top: 470 });
  });

  it('stands on the other side where it would hide what can be touched', () => {
    const next = box(425, 470, 60, 60);
    expect(beside(tile, card, asked(next), room)).toEqual({ left: 28, top: 470 });
  });

  it('rather hides edges than what one would click', () => {
    const narrow = { width: 400, height: 300 };
    const edge = box(0, 0, 400, 130);
    const button = box(0, 230, 30, 14);
    const spot = beside(box(390, 100, 8, 150), { width: 376, height: 100 }, asked(edge, button), narrow);
    expect(spot.top + 100).toBeLessThan(237);
    expect(spot.top).toBeGreaterThan(65);
  });

  it('shifts a little rather than going to a corner of the window', () => {
    const low = box(583, 525, 60, 60);
    const bar = box(16, 641, 958, 64);
    const spot = beside(low, { width: 320, height: 190 }, asked(bar), room);
    expect(spot).toEqual({ left: 583, top: 323 });
  });

  it('stays as near as it can where both sides are needed', () => {
    const around = [box(425, 470, 60, 60), box(300, 470, 50, 60), box(360, 400, 60, 60), box(360, 540, 60, 60)];
    const spot = beside(tile, card, asked(...around), room);
    expect([tile, ...around].filter((one) => covers(spot, card, one))).toEqual([]);
    expect(spot.left).toBeLessThan(520);
  });

  it('hides a button that the game does not ask for before one that it does', () => {
    const narrow = { width: 360, height: 340 };
    const above = box(0, 0, 360, 160);
    const below = box(0, 180, 360, 160);
    const spot = beside(
      box(150, 165, 10, 10),
      card,
      [
        { box: above, weight: 10 },
        { box: below, weight: 1 },
      ],
      narrow,
    );
    expect(spot.top).toBeGreaterThan(170);
  });
});

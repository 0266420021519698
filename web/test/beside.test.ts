// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { beside } from '../src/table/beside';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

describe('a card about a thing', () => {
  const room = { width: 1280, height: 720 };
  const card = { width: 320, height: 150 };
  const tile = box(360, 470, 60, 60);

  it('stands beside it', () => {
    expect(beside(tile, card, [], room)).toEqual({ left: 432, top: 470 });
  });

  it('stands on the other side where it would hide what can be touched', () => {
    const next = box(425, 470, 60, 60);
    expect(beside(tile, card, [next], room)).toEqual({ left: 28, top: 470 });
  });

  it('rather hides edges than what one would click', () => {
    const narrow = { width: 400, height: 300 };
    const edge = box(0, 0, 400, 130);
    const button = box(0, 230, 30, 14);
    expect(beside(box(390, 100, 8, 150), { width: 376, height: 100 }, [edge, button], narrow).top).toBe(100);
  });

  it('goes to the side of the window where both sides are needed', () => {
    const around = [box(425, 470, 60, 60), box(300, 470, 50, 60), box(360, 400, 60, 60), box(360, 540, 60, 60)];
    expect(beside(tile, card, around, room)).toEqual({ left: 948, top: 558 });
  });
});

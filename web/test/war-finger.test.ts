import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BREAKPOINTS } from '../src/frame/breakpoints';
import Board from '../src/games/war/Board.svelte';
import { loadGame } from '../src/phrases/catalogue.svelte';
import { NOTHING, reach, touch as touched, type Narrowing } from '../src/table/narrow';
import { LOOK_ONLY, type Touch } from '../src/table/touch';
import { offered } from './moves';
import { tableState } from './states';
import { warPiece, warTile, warView } from './war-view';

const view = warView({
  tiles: Array.from({ length: 72 }, (_, i) => {
    const place = `${Math.floor(i / 9)},${i % 9}`;
    return warTile(place, { open: place === '5,3', tokens: place === '5,3' ? ['wong', 'hulk'] : [] });
  }),
  pieces: [warPiece('thor', { at: '5,3' }), warPiece('rocket', { at: '0,4' }), warPiece('iron-man', { at: '0,4', team: 'iron_man', seat: 1 })],
  offBoard: [{ place: '8,1', tokens: ['energy'] }],
});
const moves = [
  offered('move thor 4,3', 'piece:thor', 'tile:4,3'),
  offered('pick up wong with thor', 'piece:thor', 'token:wong'),
  offered('move rocket -1,4', 'piece:rocket', 'place:-1,4'),
  offered('shift base clockwise', 'base:clockwise'),
  offered('use energy', 'token:energy'),
];

let narrowing: Narrowing = NOTHING;
let asked: (string | readonly string[])[] = [];
const hand: Touch = {
  ...LOOK_ONLY,
  moves,
  reach: (thing) => reach(moves, narrowing, thing),
  touch: (thing) => {
    const next = touched(moves, narrowing, thing);
    if (next) narrowing = next;
    else asked.push(thing);
  },
  askWhich: (things) => asked.push(things),
};
const thing = (name: string) => document.querySelector<HTMLElement>(`[data-thing="${name}"]`);
let shown: Record<string, unknown> | null = null;

function show(picked: readonly string[] = []): void {
  narrowing = { ...NOTHING, picked };
  asked = [];
  shown = mount(Board, { target: document.body, props: { view, seats: tableState().seats, you: 0, touch: hand, events: [] } });
  flushSync();
}

beforeAll(async () => {
  await loadGame('war');
  const noFinger = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...noFinger(media), matches: media === BREAKPOINTS.finger }));
});
afterEach(async () => {
  if (shown) await unmount(shown);
});

describe('A finger on the board of the war', () => {
  it('means the place, never the small things on it', () => {
    show();
    for (const small of ['piece:thor', 'piece:rocket', 'piece:iron-man', 'token:wong', 'token:energy'])
      expect(thing(small)?.classList.contains('through'), small).toBe(true);
    expect(document.querySelectorAll('.small')).toHaveLength(0);
  });

  it('takes what alone can be meant', () => {
    show();
    expect(thing('tile:0,4')?.getAttribute('aria-disabled')).toBe('false');
    thing('tile:0,4')?.click();
    expect(narrowing.picked).toEqual(['piece:rocket']);
  });

  it('asks which of several is meant', () => {
    show();
    thing('tile:5,3')?.click();
    expect(asked).toEqual([['piece:thor', 'token:wong']]);
    expect(narrowing.picked).toEqual([]);
  });

  it('reaches what lies beyond the edge', () => {
    show();
    thing('place:8,1')?.click();
    expect(narrowing.picked).toEqual(['token:energy']);
  });

  it('means what is left to be touched with what is picked', () => {
    show(['piece:thor']);
    thing('tile:5,3')?.click();
    expect(narrowing.picked).toEqual(['piece:thor', 'token:wong']);
  });

  it('goes where the picked piece can go', () => {
    show(['piece:thor']);
    expect(document.querySelectorAll('.action')).toHaveLength(0);
    thing('tile:4,3')?.click();
    expect(narrowing.picked).toEqual(['piece:thor', 'tile:4,3']);
  });

  it('begins anew with another, and asks why where there is nothing to do', () => {
    show(['piece:thor']);
    thing('tile:0,4')?.click();
    expect(narrowing.picked).toEqual(['piece:rocket']);
    thing('tile:7,7')?.click();
    expect(asked).toEqual(['tile:7,7']);
  });
});

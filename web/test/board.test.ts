import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Board from '../src/games/splendor/Board.svelte';
import Own from '../src/games/splendor/Own.svelte';
import { loadGame } from '../src/phrases/catalogue.svelte';
import { NOTHING, reach, touch as touched, type Narrowing } from '../src/table/narrow';
import { LOOK_ONLY, type Touch } from '../src/table/touch';
import { splendorView as view } from './splendor-view';
import { tableState } from './states';
import { offered } from './moves';

const moves = [
  offered('take mind space soul', 'supply:mind', 'supply:space', 'supply:soul'),
  offered('take mind mind', 'supply:mind', 'supply:mind'),
  offered('reserve L2-01', 'reserve', 'card:L2-01'),
  offered('reserve level 1', 'reserve', 'deck:1'),
  offered('recruit L1-02', 'card:L1-02'),
  offered('recruit L2-17', 'card:L2-17'),
  offered('return mind reality', 'mine:mind', 'mine:reality'),
  offered('return shield', 'mine:shield'),
  offered('location 4B', 'location:4B'),
];

let narrowing: Narrowing = NOTHING;
let asked: string[] = [];
const hand: Touch = {
  ...LOOK_ONLY,
  reach: (thing) => reach(moves, narrowing, thing),
  picks: (thing) => narrowing.picked.filter((one) => one === thing).length,
  place: (thing) => narrowing.picked.indexOf(thing) + 1,
  touch: (thing) => {
    const next = touched(moves, narrowing, thing);
    if (next) narrowing = next;
    else asked.push(thing);
  },
};

const { seats } = tableState();
let shown: Record<string, unknown>[] = [];
const thing = (name: string) => document.querySelector<HTMLElement>(`[data-thing="${name}"]`);

beforeAll(() => loadGame('splendor'));

beforeEach(() => {
  narrowing = NOTHING;
  asked = [];
  shown = [
    mount(Board, { target: document.body, props: { view, seats, you: 0, touch: hand } }),
    mount(Own, { target: document.body, props: { view, seats, you: 0, seat: 0, touch: hand } }),
  ];
  flushSync();
});

afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
});

describe("Splendor's board", () => {
  it('draws every thing that a move can touch as a button', () => {
    for (const target of moves.flatMap((one) => one.targets)) expect(thing(target)?.tagName, target).toBe('BUTTON');
  });

  it('says what a click would do', () => {
    expect(thing('card:L1-02')?.dataset['reach']).toBe('ends');
    expect(thing('supply:mind')?.dataset['reach']).toBe('narrows');
    expect(thing('supply:time')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('narrows by clicks and asks why where there is nothing to do', () => {
    thing('supply:mind')?.click();
    thing('supply:soul')?.click();
    expect(narrowing.picked).toEqual(['supply:mind', 'supply:soul']);
    thing('supply:time')?.click();
    expect(asked).toEqual(['supply:time']);
  });

  it('reads a card to who cannot see it', () => {
    const text = thing('card:L1-02')?.querySelector('.unseen')?.textContent;
    expect(text).toContain('Rocket, level 1, Mind bonus');
    expect(text).toContain('Cost: 1 Mind and 2 Reality. Pay 2');
  });

  it('says who holds the Avengers tile', () => {
    expect(thing('avengers')?.textContent).toContain('Tomek has it');
  });

  it('has a corner for each kind of stone that flies home', () => {
    expect(thing('seat:0/stone:mind')).not.toBeNull();
    expect(thing('hand:0')).not.toBeNull();
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Board from '../src/games/war/Board.svelte';
import Crew from '../src/games/war/Crew.svelte';
import { closer } from '../src/games/war/closer';
import { placeLabel } from '../src/games/war/words';
import { loadGame } from '../src/phrases/catalogue.svelte';
import { NOTHING, reach, touch as touched, type Narrowing } from '../src/table/narrow';
import { LOOK_ONLY, type Touch } from '../src/table/touch';
import { tableState } from './states';
import { warPiece, warTile, warView } from './war-view';
import { offered } from './moves';

const special: Record<string, Parameters<typeof warTile>[1]> = {
  '0,4': { kind: 'team_base', effect: 'team_base', variant: 'base_thor', team: 'thor', back: 'blue', ring: 4 },
  '4,3': { kind: 'arrow', effect: 'arrow', exits: ['north', 'east'] },
  '3,4': { kind: 'corvus_glaive', effect: 'corvus_glaive', trap: true, tokens: ['mind'] },
  '5,3': { kind: 'superheroes', effect: 'superheroes', tokens: ['wong'] },
};
const tiles = Array.from({ length: 72 }, (_, i) => {
  const place = `${Math.floor(i / 9)},${i % 9}`;
  return warTile(place, special[place] ?? { open: false });
});
const view = warView({
  tiles,
  pieces: [
    warPiece('thor', { at: '5,3', token: 'hulk', stone: 'reality' }),
    warPiece('rocket', { at: '-1,2', detained: true }),
    warPiece('iron-man', { at: '5,3', team: 'iron_man', seat: 1, ready: false }),
  ],
  offBoard: [{ place: '8,1', tokens: ['energy'] }],
  thanos: { at: '2,2', base: '', gauntletSeat: 1, stones: ['soul'], tokens: [], nearest: ['thor'], distance: 4, undecided: false, steps: ['3,2', '2,3'] },
  pending: [{ step: 'ray', piece: 'thor', place: '' }],
});

const moves = [
  offered('move thor 4,3', 'piece:thor', 'tile:4,3'),
  offered('move rocket -1,3', 'piece:rocket', 'place:-1,3'),
  offered('shift base clockwise', 'base:clockwise'),
  offered('pick up wong with thor', 'piece:thor', 'token:wong'),
  offered('drop hulk with thor', 'piece:thor', 'token:hulk'),
  offered('ability thor', 'piece:thor', 'ability:thor'),
  offered('use reality', 'token:reality'),
  offered('ray east', 'direction:east'),
  offered('push thanos 2,3', 'piece:thanos', 'tile:2,3'),
  offered('turn 4,3 clockwise', 'tile:4,3', 'turn:clockwise'),
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
const thing = (name: string) => document.querySelector<HTMLElement>(`[data-thing="${name}"]`);
let shown: Record<string, unknown>[] = [];

async function show(): Promise<void> {
  await Promise.all(shown.map((one) => unmount(one)));
  shown = [
    mount(Board, { target: document.body, props: { view, seats: tableState().seats, you: 0, touch: hand, events: [] } }),
    mount(Crew, { target: document.body, props: { view, seat: 0, touch: hand } }),
  ];
  flushSync();
}

beforeAll(() => loadGame('war'));
beforeEach(async () => {
  narrowing = NOTHING;
  asked = [];
  await show();
});
afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
  shown = [];
});

describe("the war game's board", () => {
  it('draws every thing that a move can touch as a button', () => {
    for (const target of moves.flatMap((one) => one.targets)) expect(thing(target)?.tagName, target).toBe('BUTTON');
  });

  it('has 72 tiles and 34 places around them, of which one is in the tab order', () => {
    const places = [...document.querySelectorAll('[data-thing^="tile:"], [data-thing^="place:"]')];
    expect(places).toHaveLength(106);
    expect(places.filter((place) => place.getAttribute('tabindex') === '0')).toHaveLength(1);
  });

  it('goes from place to place with the arrow keys', () => {
    thing('tile:5,3')?.focus();
    thing('tile:5,3')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    expect(document.activeElement).toBe(thing('tile:4,3'));
  });

  it('goes where the picked piece is sent, and offers what else it can do', async () => {
    thing('piece:thor')?.click();
    await show();
    expect(thing('tile:4,3')?.dataset['reach']).toBe('ends');
    expect(document.querySelectorAll('.action')).toHaveLength(3);
    thing('tile:4,3')?.click();
    expect(narrowing.picked).toEqual(['piece:thor', 'tile:4,3']);
  });

  it('lights no place under a character that can be chosen, until another is to go there', async () => {
    moves.push(offered('move rocket 5,3', 'piece:rocket', 'tile:5,3'));
    await show();
    expect(thing('tile:5,3')?.dataset['reach']).toBe('no');
    thing('tile:5,3')?.click();
    expect(narrowing.picked).toEqual(['piece:thor']);
    narrowing = { ...NOTHING, picked: ['piece:rocket'] };
    await show();
    expect(thing('tile:5,3')?.dataset['reach']).toBe('ends');
    moves.pop();
  });

  it('takes a click on a tile for one on who stands there, and asks why where there is nothing to do', () => {
    thing('tile:5,3')?.click();
    expect(narrowing.picked).toEqual(['piece:thor']);
    thing('tile:7,7')?.click();
    expect(asked).toEqual(['tile:7,7']);
  });

  it('reads places to who cannot see them', () => {
    expect(placeLabel(view, '3,4')).toContain('Corvus Glaive, trap for you, Mind Stone');
    expect(placeLabel(view, '4,3')).toContain('arrows: north, east');
    expect(thing('piece:rocket')?.getAttribute('aria-label')).toContain('detained');
    expect(thing('piece:thanos')?.getAttribute('aria-label')).toContain('1 Stone');
  });

  it('explains a tile with all that is on it, each with its rule', () => {
    expect(closer('tile:3,4', view).map((line) => line.rule)).toEqual(['W-CELL-CORVUS-01', 'W-STONE-MIND-01']);
    expect(closer('tile:5,3', view).map((line) => line.title)).toEqual(['superheroes', 'Wong', 'Thor', 'Iron Man']);
    expect(closer('piece:thanos', view)[0]?.text).toContain('six Stones');
  });
});

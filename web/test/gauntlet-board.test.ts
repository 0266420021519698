import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Board from '../src/games/gauntlet/Board.svelte';
import Own from '../src/games/gauntlet/Own.svelte';
import type { GauntletView } from '../src/games/gauntlet/view';
import { loadGame } from '../src/phrases/catalogue.svelte';
import type { OfferedMove } from '../src/protocol/types';
import { NOTHING, reach } from '../src/table/narrow';
import { LOOK_ONLY, type Touch } from '../src/table/touch';
import { gauntletView } from './gauntlet';
import { tableState } from './states';
import { offered } from './moves';

const hand = (moves: OfferedMove[]): Touch => ({
  ...LOOK_ONLY,
  reach: (thing) => reach(moves, NOTHING, thing),
  picks: () => 0,
  place: () => 0,
  touch: () => undefined,
});

const { seats } = tableState();
let shown: Record<string, unknown>[] = [];
const thing = (name: string) => document.querySelector<HTMLElement>(`[data-thing="${name}"]`);

function show(view: GauntletView, you: number | null, moves: OfferedMove[] = []): void {
  const touch = hand(moves);
  shown.push(mount(Board, { target: document.body, props: { view, seats, you, touch } }));
  if (you !== null) shown.push(mount(Own, { target: document.body, props: { view, seats, you, seat: you, touch } }));
  flushSync();
}

beforeAll(() => loadGame('gauntlet'));

afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
  shown = [];
});

describe("Infinity Gauntlet's board", () => {
  it('draws every thing that a move can touch as a button', () => {
    const known: GauntletView['known'] = [1, 2, 3].map((depth) => ({ card: ['thor', 'hulk', 'vision'][depth - 1] ?? '', where: 'deck', seat: null, depth }));
    for (const [you, moves] of [
      [0, [offered('play spider-man', 'card:spider-man')]],
      [0, [offered('name 7', 'value:7'), offered('name 1', 'value:1')]],
      [0, [offered('order hulk thor vision', 'card:hulk', 'card:thor', 'card:vision')]],
      [1, [offered('copy outrider', 'front:outrider')]],
    ] as const) {
      show(gauntletView({ known }), you, [...moves]);
      for (const target of moves.flatMap((one) => one.targets)) expect(thing(target)?.tagName, target).toBe('BUTTON');
      shown.splice(0).forEach((one) => void unmount(one));
    }
  });

  it('asks for a value only when one may be named', () => {
    show(gauntletView(), 0, [offered('play iron-man', 'card:iron-man')]);
    expect(document.querySelector('.guess')).toBeNull();
  });

  it('shows the odds of the view: sure where a card was seen, and nothing for what can not be there', () => {
    const guess = [1, 2, 3, 4, 5, 6].map((value) => ({ value, chance: value === 6 ? 1 : 0, unseen: 0, of: 0, holders: value === 6 ? [2] : [] }));
    show(
      gauntletView({ guess }),
      1,
      guess.map(({ value }) => offered(`name ${String(value)}`, `value:${String(value)}`)),
    );
    expect(thing('value:6')?.querySelector('strong')?.textContent).toBe('sure');
    for (const value of [1, 2, 3, 4, 5]) expect(thing(`value:${String(value)}`)?.querySelector('strong')?.textContent).toMatch(/^0\s?%$/);
  });

  it('counts in the note pad what is known and how it was seen', () => {
    show(gauntletView(), 0);
    expect(document.querySelector('.drawers .notes b')?.textContent).toBe('2');
  });

  it('has its unseen cards pointed at, in full and on the button that opens them', () => {
    show(gauntletView(), 0);
    expect([...document.querySelectorAll('[data-thing="unseen"]')].map(({ tagName }) => tagName)).toEqual(['SECTION', 'BUTTON']);
  });

  it('lights the sockets of played stones alone', () => {
    show(gauntletView(), 0);
    const lit = [...document.querySelectorAll<SVGElement>('[data-lit="true"]')].map((socket) => socket.dataset['socket']);
    expect(lit).toEqual(['mind']);
  });

  it('says what is known without saying which card it is', () => {
    show(gauntletView(), 0);
    const place = document.querySelector('.place');
    expect(place?.textContent).toContain("Among Thanos' cards: Soul Stone");
    const backs = [...(place?.querySelectorAll('.hand li') ?? [])].map((back) => back.innerHTML);
    expect(backs).toHaveLength(2);
    expect(backs[0]).toBe(backs[1]);
  });

  it('keeps the note pad from spectators', () => {
    show(gauntletView({ known: [], notes: [] }), null);
    expect(document.querySelector('.notes')).toBeNull();
  });

  it('shows a fight without faces to who only watches', async () => {
    const fight = { turn: 9, hero: 2, heroCard: null, thanosCard: null, heroToken: true, thanosToken: false, winner: 2 };
    show(gauntletView({ fight }), 0);
    document.querySelector<HTMLElement>('.last')?.click();
    flushSync();
    const clash = document.querySelector('.clash');
    expect(clash?.querySelectorAll('.arena .gauntlet-card.back')).toHaveLength(2);
    expect(clash?.textContent).toContain('the winning card stays hidden');
  });

  it('shows both cards of a fight to the fighters', () => {
    const fight = { turn: 9, hero: 0, heroCard: 'thor', thanosCard: 'thanos', heroToken: true, thanosToken: false, winner: 1 };
    show(gauntletView({ fight }), 0);
    document.querySelector<HTMLElement>('.last')?.click();
    flushSync();
    expect(document.querySelector('.clash')?.textContent).toMatch(/Thor, value 3[\s\S]*= 5[\s\S]*Thanos, value 7/);
  });

  it('reads a card of the hand to who cannot see it', () => {
    show(gauntletView(), 0);
    expect(thing('card:iron-man')?.textContent).toContain('Iron Man, value 6. A hero of your choice may fight Thanos.');
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import rules from '../../games/loveletter/src/main/resources/sixstones/loveletter/phrases/en.json';
import Board from '../src/games/loveletter/Board.svelte';
import { CARDS } from '../src/games/loveletter/cards';
import drawings from '../src/games/loveletter/card-emblems.json';
import { chance, tracked } from '../src/games/loveletter/knowledge';
import Own from '../src/games/loveletter/Own.svelte';
import SeatSummary from '../src/games/loveletter/SeatSummary.svelte';
import type { LoveLetterView } from '../src/games/loveletter/view';
import { loadGame } from '../src/phrases/catalogue.svelte';
import type { OfferedMove } from '../src/protocol/types';
import { NOTHING, reach } from '../src/table/narrow';
import { LOOK_ONLY, type Touch } from '../src/table/touch';
import { loveLetterView } from './loveletter';
import { tableState } from './states';
import { offered } from './moves';

const hand = (moves: OfferedMove[]): Touch => ({ ...LOOK_ONLY, moves, left: moves, reach: (thing) => reach(moves, NOTHING, thing) });

const { seats } = tableState();
let shown: Record<string, unknown>[] = [];
const thing = (name: string) => document.querySelector<HTMLElement>(`[data-thing="${name}"]`);

function show(view: LoveLetterView, you: number | null, moves: OfferedMove[] = []): void {
  const touch = hand(moves);
  shown.push(mount(Board, { target: document.body, props: { view, seats, you, touch, events: [] } }));
  if (you !== null) shown.push(mount(Own, { target: document.body, props: { view, seats, you, seat: you, touch } }));
  for (const seat of [0, 1]) shown.push(mount(SeatSummary, { target: document.body, props: { view, seats, you, seat, touch } }));
  flushSync();
}

beforeAll(() => loadGame('loveletter'));

afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
  shown = [];
});

describe("Love Letter's board", () => {
  it('draws every thing that a move can touch as a button', () => {
    for (const [moves, meets] of [
      [[offered('play guard', 'card:guard'), offered('play king', 'card:king')], null],
      [[offered('name spy', 'name:spy'), offered('name princess', 'name:princess')], 1],
      [[offered('keep king under guard', 'card:king', 'card:guard')], null],
    ] as const) {
      show(loveLetterView({ meets }), 0, [...moves]);
      for (const target of moves.flatMap((one) => one.targets)) expect(thing(target)?.tagName, target).toBe('BUTTON');
      shown.splice(0).forEach((one) => void unmount(one));
    }
  });

  it('asks for a character only who may name one', () => {
    show(loveLetterView({ meets: 1 }), 1);
    expect(document.querySelector('.guess')).toBeNull();
  });

  it('shows a hidden hand by its back, and a seen one by its face', () => {
    show(loveLetterView({ known: [] }), 0);
    expect(document.querySelectorAll('[data-thing="seat:1/back"] .back')).toHaveLength(1);
    shown.splice(0).forEach((one) => void unmount(one));
    show(loveLetterView(), 0);
    expect(thing('seat:1/back')?.textContent).toContain('Baron');
  });

  it('names a place for everything that travels', () => {
    show(loveLetterView(), 0);
    for (const place of ['deck', 'aside', 'tokens', 'front:1', 'seat:1/back', 'seat:0/card:guard']) expect(thing(place), place).not.toBeNull();
  });

  it('tells how the last round ended', () => {
    const lastRound = { round: 1, winners: [0], spy: 1, shown: [{ seat: 0, card: 'king' }] };
    show(loveLetterView({ lastRound }), null);
    expect(document.querySelector('.last')?.textContent).toContain('Round 1');
  });
});

describe('the cards', () => {
  it.each(CARDS)('$id has a drawing, a name and an effect', ({ id }) => {
    expect(drawings).toHaveProperty([id]);
    expect(rules).toHaveProperty([`loveletter.card.${id}`]);
    expect(rules).toHaveProperty([`loveletter.effect.${id}`]);
  });

  it('are counted: what was seen is sure, the rest by what is left', () => {
    expect(chance(loveLetterView(), 1, 'baron')).toBe(1);
    expect(chance(loveLetterView(), 1, 'guard')).toBe(0);
    expect(chance(loveLetterView({ known: [] }), 1, 'guard')).toBeCloseTo(0.4);
    expect(tracked(loveLetterView())[0]).toMatchObject({ id: 'princess', left: 1, copies: 1 });
  });
});

import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Card from '../src/kit/Card.svelte';
import Deck from '../src/kit/Deck.svelte';
import Hand from '../src/kit/Hand.svelte';
import Medallion from '../src/kit/Medallion.svelte';
import Named from '../src/kit/Named.svelte';
import Ring from '../src/kit/Ring.svelte';
import { percents } from '../src/kit/percents';
import { onCircle, onRing } from '../src/kit/ring';
import TokenPile from '../src/kit/TokenPile.svelte';
import Value from '../src/kit/Value.svelte';
import { offered } from './moves';
import { NOTHING, reach } from '../src/table/narrow';
import { LOOK_ONLY, type Touch } from '../src/table/touch';

const touched: string[] = [];
const moves = [offered('play king', 'card:king')];
const touch: Touch = {
  ...LOOK_ONLY,
  moves,
  left: moves,
  reach: (thing) => reach(moves, NOTHING, thing),
  touch: (thing) => void touched.push(thing),
};
const picture = createRawSnippet(() => ({ render: () => '<i class="picture"></i>' }));

let shown: Record<string, unknown> | null = null;

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  hide();
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}

function hide(): void {
  if (shown) void unmount(shown);
  shown = null;
}

afterEach(() => {
  hide();
  touched.length = 0;
});

describe('a card', () => {
  it('is a button where moves can touch it, and says what a touch would do', () => {
    const card = show(Card, { look: 'court', label: 'King', name: 'card:king', touch }).querySelector<HTMLElement>('.kit-card');
    expect(card?.tagName).toBe('BUTTON');
    expect(card?.dataset['reach']).toBe('ends');
    card?.click();
    expect(touched).toEqual(['card:king']);
  });

  it('is a picture without a touch, and still a place for what travels', () => {
    const card = show(Card, { look: 'court', name: 'card:king' }).querySelector<HTMLElement>('.kit-card');
    expect(card?.tagName).toBe('SPAN');
    expect(card?.dataset['thing']).toBe('card:king');
  });

  it('shows what is printed on it, and reads its label aloud instead', () => {
    const body = show(Card, { look: 'court', label: 'King', value: 7, title: 'The King', text: 'Trade hands.', art: picture });
    const printed = body.querySelector('.printed');
    expect(printed?.getAttribute('aria-hidden')).toBe('true');
    expect(printed?.textContent).toMatch(/7\s*The King\s*Trade hands\./);
    expect(printed?.querySelector('.kit-art .picture')).not.toBeNull();
    expect(body.querySelector('.unseen')?.textContent).toBe('King');
  });

  it('is read as it is printed if it has no label, and not at all if that is empty', () => {
    expect(show(Card, { look: 'court', title: 'The King' }).querySelector('.printed')?.hasAttribute('aria-hidden')).toBe(false);
    const silent = show(Card, { look: 'court', label: '', title: 'The King' });
    expect(silent.querySelector('.printed')?.getAttribute('aria-hidden')).toBe('true');
    expect(silent.querySelector('.unseen')).toBeNull();
  });
});

describe('a deck', () => {
  it('shows its back, how many are left, and is thinner the fewer they are', () => {
    const pile = show(Deck, { left: 3, label: '3 left', name: 'deck', back: picture, counted: true }).querySelector<HTMLElement>('.pile');
    expect(pile?.querySelector('.picture')).not.toBeNull();
    expect(pile?.textContent).toContain('3');
    expect(pile?.style.getPropertyValue('--full')).toBe('0.5');
  });

  it('is an empty place when nothing is left', () => {
    const pile = show(Deck, { left: 0, label: 'empty', name: 'deck', back: picture }).querySelector('.pile');
    expect(pile?.classList.contains('empty')).toBe(true);
    expect(pile?.querySelector('.picture')).toBeNull();
  });

  it('is a button where moves can touch it', () => {
    expect(show(Deck, { left: 1, label: 'one left', name: 'deck:1', touch, back: picture }).querySelector('button')?.dataset['thing']).toBe('deck:1');
  });
});

describe('a pile of tokens', () => {
  const token = createRawSnippet<[boolean, number]>((held) => ({ render: () => `<i class="${held() ? 'held' : 'free'}"></i>` }));
  const drawn = (body: HTMLElement) => [...body.querySelectorAll('.token i')].map((one) => one.className);

  it('draws what is held and what is still free', () => {
    expect(drawn(show(TokenPile, { count: 1, of: 3, token }))).toEqual(['held', 'free', 'free']);
  });

  it('draws no more than there is room for, and tells the number', () => {
    const body = show(TokenPile, { count: 5, most: 1, label: 'five', number: 'beside' as const, token });
    expect(drawn(body)).toEqual(['held']);
    expect(body.querySelector('.beside')?.textContent).toBe('5');
    expect(body.querySelector('.unseen')?.textContent).toBe('five');
  });
});

describe('a hand', () => {
  const card = createRawSnippet<[unknown]>((name) => ({ render: () => `<i>${String(name())}</i>` }));

  it('is a list of its cards in order, spread around its middle', () => {
    const list = show(Hand, { cards: ['ace', 'king', 'queen'], label: 'Your hand', card, fan: true }).querySelector('ul');
    expect(list?.getAttribute('aria-label')).toBe('Your hand');
    const items = [...(list?.querySelectorAll('li') ?? [])];
    expect(items.map((one) => one.textContent)).toEqual(['ace', 'king', 'queen']);
    expect(items.map((one) => one.style.getPropertyValue('--i'))).toEqual(['-1', '0', '1']);
  });

  it('has room for what comes behind the last card', () => {
    const rest = createRawSnippet(() => ({ render: () => '<li class="free"></li>' }));
    expect(show(Hand, { cards: [], label: 'Your hand', card, rest }).querySelector('ul > .free')).not.toBeNull();
  });
});

describe('a ring', () => {
  it('begins at the top and goes clockwise', () => {
    const rounded = [0, 1, 2, 3].map((n) => onRing(n, 4, 10)).map(({ x, y }) => [Math.round(x), Math.round(y)]);
    expect(rounded).toEqual([
      [0, -10],
      [10, 0],
      [0, 10],
      [-10, 0],
    ]);
  });

  it('may be flatter than wide', () => {
    const { x, y } = onCircle(90, 20, 5);
    expect([Math.round(x), Math.round(y)]).toEqual([0, 5]);
  });

  it('puts its things around the middle', () => {
    const thing = createRawSnippet<[unknown]>((name) => ({ render: () => `<i>${String(name())}</i>` }));
    const places = [...show(Ring, { things: ['north', 'south'], reach: 40, thing }).querySelectorAll<HTMLElement>('.kit-ring > span')];
    expect(places.map((one) => [one.textContent, parseFloat(one.style.top)])).toEqual([
      ['north', 10],
      ['south', 90],
    ]);
  });
});

describe('small pieces', () => {
  it('a medallion has an emblem and the look of its game', () => {
    const medallion = show(Medallion, { drawing: '<path d="M0 0"/>', look: 'team-red', children: picture }).querySelector('.kit-medallion');
    expect(medallion?.classList.contains('team-red')).toBe(true);
    expect(medallion?.querySelector('.emblem path')).not.toBeNull();
    expect(medallion?.querySelector('.picture')).not.toBeNull();
  });

  it('a name stands beside its picture or its value', () => {
    expect(show(Named, { text: 'King', picture }).querySelector('b')?.textContent).toBe('King');
    expect(show(Named, { text: 'King', value: { value: 7, colour: 'mind' } }).querySelector('b')?.textContent).toBe('7King');
  });

  it('a value wears the colour of its card', () => {
    expect(show(Value, { value: 7, colour: 'mind' }).querySelector('.mind')?.textContent).toBe('7');
  });
});

describe('percents', () => {
  it('of one whole make a hundred', () => {
    expect(percents([100 / 3, 100 / 3, 100 / 3])).toEqual([34, 33, 33]);
    expect(percents([18.75, 18.75, 18.75, 18.75, 12.5, 12.5])).toEqual([19, 19, 19, 19, 12, 12]);
  });

  it('of what can be at the same time are each what they are', () => {
    expect(percents([66.6, 66.6, 12.2])).toEqual([67, 67, 12]);
  });
});

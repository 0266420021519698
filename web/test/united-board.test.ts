import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../src/games/united/Board.svelte';
import Own from '../src/games/united/Own.svelte';
import type { UnitedView } from '../src/games/united/view';
import { loadGame } from '../src/phrases/catalogue.svelte';
import type { OfferedMove } from '../src/protocol/types';
import { candidates, NOTHING, pickedThings, reach, touch as touched, type Narrowing } from '../src/table/narrow';
import { type Touch } from '../src/table/touch';
import { tableState } from './states';
import { unitedView } from './united-view';
import { offered, paid, pick } from './moves';

const ACTIONS = [
  paid('move kun_lun', 'wild', 'token', 'location:kun_lun'),
  paid('attack thug', 'attack', 'card', 'token:thug'),
  paid('attack thug', 'wild', 'token', 'token:thug'),
  paid('attack crisis-doombot', 'attack', 'card', 'token:crisis-doombot'),
  paid('rescue', 'heroic', 'card', 'token:civilian'),
  paid('fill doom-t4 attack', 'attack', 'card', 'threat:doom-t4'),
  offered('gear captain_carters_shield', 'gear:captain_carters_shield'),
  offered('special', 'special'),
  offered('end', 'end'),
];

const { seats } = tableState();
const shown: Record<string, unknown>[] = [];
let narrowing: Narrowing = NOTHING;
let chosen: string[] = [];
const things = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-thing="${name}"]`)];

function hand(moves: OfferedMove[]): Touch {
  return {
    reach: (thing) => reach(moves, narrowing, thing),
    picks: (thing) => pickedThings(moves, narrowing).filter((one) => one === thing).length,
    place: () => 0,
    touch: (thing) => (narrowing = touched(moves, narrowing, thing) ?? NOTHING),
    moves,
    get left() {
      return candidates(moves, narrowing);
    },
    choose: (one) => chosen.push(one.move),
    meant: null,
    marked: [],
    askWhich: () => undefined,
    travel: () => undefined,
  };
}

function show(view: UnitedView, you: number | null, moves: OfferedMove[] = []): void {
  clear();
  const touch = hand(moves);
  shown.push(mount(Board, { target: document.body, props: { view, seats, you, touch, events: [] } }));
  if (you !== null) shown.push(mount(Own, { target: document.body, props: { view, seats, you, seat: you, touch } }));
  flushSync();
}

function clear(): void {
  shown.splice(0).forEach((one) => void unmount(one));
}

/** A wide screen, or a narrow one. */
function screen(wide: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: wide && media.includes('min-width') }) as unknown as MediaQueryList,
  );
}

beforeAll(() => loadGame('united'));
beforeEach(() => {
  narrowing = NOTHING;
  chosen = [];
  Element.prototype.scrollTo = () => undefined;
});
afterEach(clear);

describe.each([true, false])("United's board, wide: %s", (wide) => {
  beforeEach(() => screen(wide));

  it('draws every thing that a move can touch as a button', () => {
    const asked = [
      ...ACTIONS.filter(({ move: notation }) => notation !== 'end'),
      offered('play cc-05', 'card:cc-05'),
      pick('hero', 'mighty_thor'),
      offered('pick villain', 'villain'),
      offered('pick story 2', 'story:2'),
    ];
    show(unitedView(), 0, asked);
    for (const target of new Set(asked.flatMap((one) => one.targets))) expect(things(target)[0]?.tagName, target).toBe('BUTTON');
  });

  it('shows no Hero whom nobody has chosen', () => {
    const view = unitedView();
    const medallions = () => document.querySelectorAll('.figures .united-hero').length;
    show(view, 0, []);
    expect(medallions()).toBeGreaterThan(0);
    clear();
    show({ ...view, heroes: view.heroes.map((hero) => ({ ...hero, chosen: false })) }, 0, []);
    expect(medallions()).toBe(0);
    expect(document.querySelectorAll('.figures .start').length).toBeGreaterThan(0);
  });

  it('lights only the tokens where the action is taken', () => {
    show(unitedView(), 0, ACTIONS);
    const lit = things('token:thug');
    expect(lit.length).toBe(wide ? 2 : 1);
    expect(lit.every((token) => token.closest('.location')?.classList.contains('l-london'))).toBe(true);
  });

  it('asks for the payment where there are several, the cheapest first', () => {
    narrowing = { ...NOTHING, picked: ['token:thug'] };
    show(unitedView(), 0, ACTIONS);
    const offered = [...document.querySelectorAll<HTMLElement>('.payments button')];
    expect(offered.map((one) => one.textContent?.trim())).toEqual(['Attack', 'Wild token']);
    offered[1]?.click();
    expect(chosen).toEqual(['attack thug with wild token']);
  });

  it('pays with the piece that was taken up first', () => {
    show(unitedView(), 0, ACTIONS);
    document.querySelector<HTMLElement>('.coins button[aria-label="Attack"]')?.click();
    flushSync();
    expect(things('token:civilian')[0]?.dataset['reach']).toBe('no');
    things('token:thug')[0]?.click();
    expect(chosen).toEqual(['attack thug with attack']);
  });

  it('says what is left this turn', () => {
    show(unitedView(), 0, ACTIONS);
    expect(document.querySelector('.pool')?.textContent).toContain('1 attack, 2 heroics');
  });

  it('always says when the Villain acts', () => {
    show(unitedView(), 0);
    const says = wide ? document.querySelector('.dial')?.getAttribute('aria-label') : document.querySelector('.bar .count')?.textContent;
    expect(says).toMatch(wide ? /Emperor Doom acts after 1 more Hero card/ : /acts in\s*1 card/);
  });

  it('puts a question with the words of the card', () => {
    show(unitedView({ asking: { name: 'united.card.cc-08', text: 'united.card.cc-08.text' } }), 0, [pick('option', '1'), pick('option', '2')]);
    expect(document.querySelector('.question .source')?.textContent).toContain('Ricochet');
    const option = (n: number): OfferedMove => ({ ...pick('option', String(n)), label: { key: `united.choice.bp-06.${n}` } });
    show(unitedView({ asking: { name: 'united.super.bp-06', text: 'united.super.bp-06.text' } }), 0, [option(1), option(2)]);
    const [first] = document.querySelectorAll<HTMLElement>('.question .option');
    expect(first?.textContent).toBe('draw a card');
    first?.click();
    expect(chosen).toEqual(['pick option 1']);
  });

  it('hides the faces of cards that the viewer may not see', () => {
    const story = [{ ...(unitedView().story[1] ?? unitedView().story[0])!, card: null, facedown: true, borrowed: false }];
    show(unitedView({ story }), null);
    expect(document.querySelector('.film')?.textContent).toContain('Facedown');
  });

  it("shows the Villain player's plans and super cards", () => {
    const view = unitedView({ mode: 'supervillain' });
    show({ ...view, villain: { ...view.villain, seat: 2, hand: ['doom-p04'], handSize: 1, superHand: ['sv-10'], superCards: 1 } }, 2, [
      offered('plan doom-p04', 'plan:doom-p04'),
      offered('plan doom-p04 with sv-10', 'plan:doom-p04', 'super:sv-10'),
    ]);
    expect(things('plan:doom-p04')[0]?.tagName).toBe('BUTTON');
    expect(things('super:sv-10')[0]?.textContent).toContain('Sabotage');
  });
});

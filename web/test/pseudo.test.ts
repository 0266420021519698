import { mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Gallery from '../src/book/Gallery.svelte';
import GoalCard from '../src/book/GoalCard.svelte';
import { bookedGames, loadBook } from '../src/games/book';
import { loadPlug } from '../src/games/plug';
import type * as Catalogue from '../src/phrases/catalogue.svelte';
import { loadGame } from '../src/phrases/catalogue.svelte';
import BottomBar from '../src/frame/BottomBar.svelte';
import SettingsScreen from '../src/settings/SettingsScreen.svelte';
import StopLetters from '../src/settings/StopLetters.svelte';
import { tabsOf } from '../src/table/tabs';
import { LOOK_ONLY } from '../src/table/touch';
import { gauntletView } from './gauntlet';
import { loveLetterView } from './loveletter';
import { splendorView } from './splendor-view';
import { tableState } from './states';
import { unitedView } from './united-view';
import { warPiece, warTile, warView } from './war-view';

// A made-up language: whatever comes from a catalogue stands in brackets, so that whatever does not is seen.
vi.mock('../src/phrases/catalogue.svelte', async (original) => {
  const real = await original<typeof Catalogue>();
  const strange = (text: string) => (text === '' ? '' : `⟦${text}⟧`);
  return {
    ...real,
    t: (...said: Parameters<typeof real.t>) => strange(real.t(...said)),
    message: (key: string) => (real.has(key) ? strange(real.message(key) ?? '') : undefined),
    named: (key: string, otherwise: string) => (real.has(key) ? strange(real.named(key, otherwise)) : otherwise),
    parts: (...said: Parameters<typeof real.parts>) => [{ text: '⟦' }, ...real.parts(...said), { text: '⟧' }],
  };
});

const seats = tableState().seats;
// People name themselves, lists are joined by the browser, levels are numbers.
const NO_TEXT_OF_OURS = new Set(['Nadia', 'Tomek', 'and', 'II', 'III']);
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];

/** Words outside of all brackets. */
function stray(text: string): string[] {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === '⟦') depth++;
    else if (letter === '⟧') depth--;
    else outside += depth === 0 ? letter : ' ';
  }
  return (outside.match(/\p{L}{2,}/gu) ?? []).filter((word) => !NO_TEXT_OF_OURS.has(word));
}

function strayIn(root: Element): string[] {
  const said = [...root.querySelectorAll('*')].flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  return [...stray(root.textContent), ...said.flatMap(stray)];
}

const shown: Record<string, unknown>[] = [];
const show = (component: Component<never>, props: object) => shown.push(mount(component, { target: document.body, props: props as never }));

beforeAll(() => {
  // What jsdom can't do.
  HTMLDialogElement.prototype.showModal = vi.fn();
  Element.prototype.scrollTo = vi.fn();
});
beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
});

it('finds a text that bypasses the catalogues', () => {
  document.body.innerHTML = '<p>⟦said ⟦inside⟧⟧ stray <b title="lost">12</b></p>';
  expect(strayIn(document.body)).toEqual(['stray', 'lost']);
});

const views: [string, object][] = [
  ['gauntlet', gauntletView()],
  ['loveletter', loveLetterView()],
  ['splendor', splendorView],
  ['united', unitedView()],
  ['war', warView({ tiles: [warTile('4,4', { open: true })], pieces: [warPiece('thor', { at: '4,4' })] })],
];

describe.each(views)('the table of %s', (game, view) => {
  it('says nothing that is not in a catalogue', async () => {
    await loadGame(game);
    const plug = await loadPlug(game);
    const props = { view, seats, you: 0, touch: LOOK_ONLY, events: [], seat: 0 };
    for (const part of [plug.Board, plug.Own, plug.SeatSummary, plug.SeatDetails]) if (part) show(part as Component<never>, props);
    expect(document.body.textContent).toContain('⟦');
    expect(strayIn(document.body)).toEqual([]);
  });
});

describe.each(bookedGames())('goal cards and gallery of %s', (game) => {
  it('say nothing that is not in a catalogue', async () => {
    await loadGame(game);
    const book = await loadBook(game);
    for (const role of Object.keys(book.goals)) show(GoalCard as Component<never>, { game, role, book, close: () => undefined, readOn: () => undefined });
    show(Gallery as Component<never>, { book, shelves: book.gallery() });
    expect(strayIn(document.body)).toEqual([]);
  });
});

it('the frame says nothing that is not in a catalogue', () => {
  show(SettingsScreen as Component<never>, {});
  show(StopLetters as Component<never>, { word: 'k3vq8m' });
  show(BottomBar as Component<never>, { chosen: 'table', tabs: tabsOf(3, 2) });
  expect(strayIn(document.body)).toEqual([]);
});

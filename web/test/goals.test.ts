import { flushSync, mount, tick, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GOAL_PARTS } from '../src/book/goals';
import { bookedGames, loadBook } from '../src/games/book';
import { LANGUAGES } from '../src/phrases/languages';
import { settings } from '../src/settings/settings.svelte';
import Goal from '../src/table/Goal.svelte';
import { TableSession } from '../src/table/session.svelte';
import { tableState } from './states';

const words = (game: string, language: string) => JSON.parse(readFileSync(`src/games/${game}/phrases/${language}.json`, 'utf8')) as Record<string, string>;
const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

it('the goal card of United shows the Villain of the table', async () => {
  const book = await loadBook('united');
  expect(book.atTable?.('villain:emperor_doom', { villain: { id: 'immortus' } })).toBe('villain:immortus');
  expect(book.atTable?.('symbol:move', { villain: { id: 'immortus' } })).toBe('symbol:move');
});

describe.each(bookedGames())('the goal cards of %s', (game) => {
  it('have three pictures for every role', async () => {
    for (const pictures of Object.values((await loadBook(game)).goals)) {
      expect(pictures).toHaveLength(GOAL_PARTS.length);
      for (const things of pictures) expect(things.length).toBeGreaterThan(0);
    }
  });

  it('have no words for a role that nobody plays', async () => {
    const said = Object.keys((await loadBook(game)).goals).flatMap((role) =>
      ['', ...GOAL_PARTS.map((part) => `.${part}`)].map((part) => `${game}.goal.${role}${part}`),
    );
    expect(Object.keys(words(game, 'en')).filter((key) => key.startsWith(`${game}.goal.`))).toEqual(said);
  });

  it.each(LANGUAGES)('say five sentences in %s', async (language) => {
    const messages = words(game, language);
    for (const role of Object.keys((await loadBook(game)).goals)) {
      expect(messages[`${game}.goal.${role}`]).toBeTruthy();
      const said = GOAL_PARTS.map((part) => messages[`${game}.goal.${role}.${part}`] ?? '').join(' ');
      expect(sentences(said.replaceAll('BAM\u00a0!', 'BAM').replaceAll('BAM!', 'BAM').replaceAll('БАМ!', 'БАМ')), said).toBe(5);
    }
  });
});

describe('the goal card at a table', () => {
  const running = () => tableState({ game: 'splendor', view: {} });
  let shown: Record<string, unknown> | null = null;
  let session: TableSession;

  beforeEach(() => {
    session = new TableSession('k3vq8m');
    HTMLDialogElement.prototype.showModal = vi.fn();
    settings.goals = true;
    settings.seenGoals = [];
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    session.close();
    shown = null;
    document.body.innerHTML = '';
  });

  async function open(props: { asked?: boolean; state?: ReturnType<typeof tableState> } = {}): Promise<HTMLDialogElement | null> {
    shown = mount(Goal, { target: document.body, props: { session, state: props.state ?? running(), asked: props.asked ?? false, readOn: () => undefined } });
    await loadBook('splendor');
    await tick();
    flushSync();
    return document.querySelector('dialog');
  }

  it('comes by itself the first time, stops what would happen behind it, and is remembered', async () => {
    const card = await open();
    expect(card).not.toBeNull();
    expect(session.held).toBe(true);
    card?.querySelector<HTMLButtonElement>('.primary')?.click();
    flushSync();
    expect(document.querySelector('dialog')).toBeNull();
    expect(settings.seenGoals).toEqual(['splendor.player']);
    expect(session.held).toBe(false);
  });

  it('does not come again, unless it is asked for', async () => {
    settings.seenGoals = ['splendor.player'];
    expect(await open()).toBeNull();
    expect(await open({ asked: true })).not.toBeNull();
  });

  it('does not come to who does not want it, who watches, or when the game is over', async () => {
    expect(await open({ state: { ...running(), you: null } })).toBeNull();
    expect(await open({ state: { ...running(), phase: 'waiting' } })).toBeNull();
    settings.goals = false;
    expect(await open()).toBeNull();
  });
});

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseRoute } from '../src/frame/route.svelte';
import { lessonAfter, taught } from '../src/learn/after';
import { coached, Pointing } from '../src/learn/coached.svelte';
import Coach from '../src/learn/Coach.svelte';
import { lessonsOf } from '../src/learn/lessons';
import { marksOf } from '../src/learn/marks';
import { isLastChapter, mark, markDone, markOf } from '../src/learn/progress';
import { isAlone, talk } from '../src/learn/talk';
import { api } from '../src/protocol/api';
import type { Lesson } from '../src/protocol/types';
import { NOTHING } from '../src/table/narrow';
import { inScenes } from '../src/table/scenes';
import type { TableSession } from '../src/table/session.svelte';
import { tableState } from './states';

const words = (en: string) => ({ en, ru: `${en} ru`, pl: `${en} pl`, fr: `${en} fr` });
const line = (en: string, ...points: string[]) => ({ say: words(en), points });
const LESSON: Lesson = {
  id: 'hero',
  title: words('First'),
  minutes: 8,
  chapters: [
    {
      title: words('One'),
      beats: [
        { lines: [line('Hello', 'tokens'), line('Play Thor', 'card:thor')], awaits: ['play thor'], other: words('That works too'), ends: false },
        { lines: [], awaits: [], other: null, ends: false },
        { lines: [line('Well done')], awaits: [], other: null, ends: true },
      ],
    },
    { title: words('Two'), beats: [{ lines: [line('Look'), line('Good luck')], awaits: [], other: null, ends: true }] },
  ],
};
const at = (beat: number | null, chapter = 0) => ({ lesson: 'hero', chapter, beat });

it('a lesson has an address that begins it', () => {
  expect(parseRoute('/learn/splendor/reserve')).toEqual({ at: 'learn', game: 'splendor', lesson: 'reserve' });
  expect(parseRoute('/learn/splendor')).toEqual({ at: 'lobby' });
});

describe('the end of a lesson', () => {
  it('tells what the chapters taught before the learner was left alone', () => {
    expect(taught(LESSON).map((title) => title['en'])).toEqual(['One']);
  });

  it('leads on to the next lesson that was not learnt yet', () => {
    const lessons = ['hero', 'thanos', 'team'].map((id) => ({ ...LESSON, id }));
    expect(lessonAfter(lessons, 'hero', () => false)?.id).toBe('thanos');
    expect(lessonAfter(lessons, 'thanos', (id) => id === 'team')?.id).toBe('hero');
    expect(lessonAfter(lessons, 'hero', () => true)).toBeNull();
    expect(lessonAfter([LESSON], 'hero', () => false)).toBeNull();
  });

  it('is in its last chapter alone', () => {
    mark('gauntlet', 'hero', 1, 2, null);
    expect(isLastChapter('gauntlet', at(null, 1))).toBe(true);
    expect(isLastChapter('gauntlet', at(null, 0))).toBe(false);
    expect(isLastChapter('war', at(null, 1))).toBe(false);
  });
});

describe('how far a lesson was learnt', () => {
  it('is the chapter that was opened last, and what was learnt once stays so', () => {
    mark('war', 'player', 2, 6, 0);
    expect(markOf('war', 'player')).toEqual({ chapter: 2, chapters: 6, beat: 0, done: false });
    markDone('war', 'player');
    mark('war', 'player', 0, 6, null);
    expect(markOf('war', 'player')).toEqual({ chapter: 0, chapters: 6, beat: null, done: true });
  });

  it('keeps the moment that the coach talked of last', () => {
    mark('war', 'player', 1, 6, 3);
    mark('war', 'player', 1, 6, null);
    expect(markOf('war', 'player')?.beat).toBe(3);
  });

  it('forgets what makes no sense', () => {
    expect(marksOf({ a: { chapter: 1, chapters: 4 }, b: 'x', c: null })).toEqual({ a: { chapter: 1, chapters: 4, beat: null, done: false } });
    expect(marksOf(null)).toEqual({});
  });
});

describe('what the coach says', () => {
  it('is one line at a time', () => {
    expect(talk(LESSON, at(0), 0, null)).toMatchObject({ say: { en: 'Hello' }, points: ['tokens'], awaits: [], before: false, after: true, ends: false });
    expect(talk(LESSON, at(0), 1, null)).toMatchObject({ say: { en: 'Play Thor' }, awaits: ['play thor'], before: true, after: false });
  });

  it('is nothing while a rival moves', () => expect(talk(LESSON, at(1), 0, 0)).toBeNull());

  it('ends with the chapter', () => expect(talk(LESSON, at(2), 0, 1)).toMatchObject({ ends: true, astray: false }));

  it('answers another legal move, and knows when it has no words for it', () => {
    expect(talk(LESSON, at(null), 0, 0)).toMatchObject({ say: { en: 'That works too' }, ends: true, astray: true });
    expect(talk(LESSON, at(null), 0, null)).toMatchObject({ say: null, astray: true });
  });

  it('ends with the last words, however far the game has gone meanwhile', () => {
    expect(talk(LESSON, at(null, 1), 0, 0)).toMatchObject({ say: { en: 'Good luck' }, before: false, after: false, ends: true, astray: false });
    expect(isAlone(LESSON, at(null, 1), 0)).toBe(false);
    expect(isAlone(LESSON, at(null, 1), null)).toBe(true);
    expect(isAlone(LESSON, at(null, 0), null)).toBe(false);
  });

  it('waits until all was shown', () => {
    const before = tableState({ lastEvent: 1, coach: at(0) });
    const after = tableState({ lastEvent: 3, coach: at(2), scenes: [{ lastEvent: 2, seq: 2, toChoose: null, view: {} }] });
    expect(inScenes(before, after).map((state) => state.coach?.beat)).toEqual([0, 2]);
  });
});

describe('the coach at the table', () => {
  let shown: Record<string, unknown> | null = null;
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });

  async function open(beat: number | null, chapter = 0): Promise<Pointing> {
    vi.spyOn(api, 'lessons').mockResolvedValue([LESSON]);
    const points = new Pointing();
    const coach = at(beat, chapter);
    const session = { busy: false, moves: [], narrowing: NOTHING } as unknown as TableSession;
    shown = mount(Coach, { target: document.body, props: { session, state: tableState({ game: 'gauntlet', coach }), coach, points } });
    await tick();
    await new Promise((over) => setTimeout(over));
    flushSync();
    return points;
  }
  const said = () => document.querySelector('[role=status]')?.textContent;
  const press = (name: string) => {
    [...document.querySelectorAll('button')].find((button) => button.textContent.includes(name))?.click();
    flushSync();
  };

  it('goes from line to line, and points', async () => {
    const points = await open(0);
    expect(said()).toBe('Hello');
    expect(points.things).toEqual(['tokens']);
    press('Next');
    expect(said()).toBe('Play Thor');
    expect(points.things).toEqual(['card:thor']);
    press('Back');
    expect(said()).toBe('Hello');
  });

  it('begins the next chapter, or the same again', async () => {
    const learn = vi.spyOn(api, 'learn').mockResolvedValue({ table: 'abc' });
    await open(2);
    press('Next chapter');
    expect(learn).toHaveBeenLastCalledWith('gauntlet', 'hero', expect.objectContaining({ chapter: 1 }));
  });

  it('lets go after the last chapter, and each chapter can be played again', async () => {
    const learn = vi.spyOn(api, 'learn').mockResolvedValue({ table: 'abc' });
    await open(0, 1);
    press('Next');
    press('Play on');
    expect(said()).toBeUndefined();
    const chapters = document.querySelector('select') as HTMLSelectElement;
    chapters.value = '0';
    chapters.dispatchEvent(new Event('change', { bubbles: true }));
    expect(learn).toHaveBeenLastCalledWith('gauntlet', 'hero', expect.objectContaining({ chapter: 0 }));
  });

  it('is led on by N', async () => {
    await open(0);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
    flushSync();
    expect(said()).toBe('Play Thor');
  });

  it('has whoever plays by keys on the way on, and then at the question', async () => {
    document.body.innerHTML = '<div class="decide"><h2 tabindex="-1">Your turn</h2></div>';
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    await open(0);
    expect(document.activeElement?.textContent).toContain('Next');
    press('Next');
    await tick();
    expect(document.activeElement?.textContent).toBe('Your turn');
    window.dispatchEvent(new Event('pointerdown'));
  });

  it('leaves whoever points where he is', async () => {
    window.dispatchEvent(new Event('pointerdown'));
    await open(0);
    expect(document.activeElement).toBe(document.body);
  });

  it('is quiet in a game that goes on after the lesson', async () => {
    await open(null, 1);
    expect(said()).toBeUndefined();
  });
});

describe('what the coach points at', () => {
  it('is marked, and no more when he is done', () => {
    document.body.innerHTML = '<main><div class="board"><i data-thing="card:thor"></i><i data-thing="card:hulk"></i></div></main>';
    const main = document.querySelector('main') as HTMLElement;
    const seen = vi.fn();
    Element.prototype.scrollIntoView = seen;
    const pointing = new Pointing();
    pointing.things = ['card:thor'];
    const done = coached({ shown: tableState() }, pointing)(main);
    expect([...main.querySelectorAll<HTMLElement>('[data-coached]')].map((one) => one.dataset['thing'])).toEqual(['card:thor']);
    expect(seen).toHaveBeenCalledOnce();
    done();
    expect(main.querySelector('[data-coached]')).toBeNull();
  });

  it('can be the button of a move in the bar, not in the list', () => {
    const main = document.createElement('main');
    main.innerHTML =
      '<div class="sheet"><p class="decide"><button data-move="fight"></button></p></div><div class="rail"><button data-move="fight"></button></div>';
    const pointing = new Pointing();
    pointing.things = ['move:fight'];
    coached({ shown: tableState() }, pointing)(main);
    expect([...main.querySelectorAll('[data-coached]')].map((one) => one.parentElement?.className)).toEqual(['decide']);
  });
});

describe('the lessons there are', () => {
  it('are known by the files of the games', () => {
    expect(lessonsOf('gauntlet')).toContain('hero');
    expect(lessonsOf('chess')).toEqual([]);
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Tip from '../src/learn/Tip.svelte';
import { tipFor } from '../src/learn/tips.svelte';
import { loadGame } from '../src/phrases/catalogue.svelte';
import type { OfferedMove, TableState } from '../src/protocol/types';
import { settings } from '../src/settings/settings.svelte';
import { tableState } from './states';

const move = (verb: string) => ({ move: verb, verb }) as OfferedMove;
const asked = (...verbs: string[]) => tableState({ game: 'war', choice: { moves: verbs.map(move) } as TableState['choice'] });

describe('tips', () => {
  let shown: Record<string, unknown> | null = null;
  beforeEach(async () => {
    await loadGame('war');
    settings.tips = true;
    settings.seenTips = [];
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
  });

  function open(first: TableState): { next: (state: TableState) => void } {
    const props = $state({ state: first });
    shown = mount(Tip, { target: document.body, props });
    flushSync();
    return {
      next: (state) => {
        props.state = state;
        flushSync();
      },
    };
  }
  const said = () => document.querySelector('[role=note] p')?.textContent ?? null;

  it('are there for what can be done for the first time', () => {
    expect(tipFor('war', [move('stand'), move('move')])).toBe('war.tip.move');
    settings.seenTips = ['war.tip.move'];
    expect(tipFor('war', [move('move')])).toBeNull();
    settings.seenTips = [];
    settings.tips = false;
    expect(tipFor('war', [move('move')])).toBeNull();
  });

  it('are about moves that there are', () => {
    const catalogues = import.meta.glob<Record<string, string>>('../src/games/*/phrases/en.json', { eager: true, import: 'default' });
    const keys = Object.values(catalogues).flatMap((messages) => Object.keys(messages));
    const verbs = keys.filter((key) => key.includes('.tip.')).map((key) => key.replace('.tip.', '.verb.').replace(/\.classic$/, ''));
    expect(verbs.length).toBeGreaterThan(12);
    expect(verbs.filter((verb) => !keys.includes(verb))).toEqual([]);
  });

  it('come once, one in three turns, and go with the move', () => {
    const table = open(asked('move', 'pick'));
    expect(said()).toContain('Choose a character');
    table.next(asked('pick', 'end'));
    expect(said()).toBeNull();
    for (let turns = 0; turns < 3; turns++) {
      expect(said()).toBeNull();
      table.next(tableState({ game: 'war' }));
      table.next(asked('move', 'pick'));
    }
    expect(said()).toContain('Picking up is free');
    expect(settings.seenTips).toEqual(['war.tip.move']);
  });

  it('go by Escape', () => {
    open(asked('move'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(said()).toBeNull();
    expect(settings.seenTips).toEqual(['war.tip.move']);
  });
});

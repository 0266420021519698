import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPlug, type GamePlug } from '../src/games/plug';
import { loadGame } from '../src/phrases/catalogue.svelte';
import { closer, lookAway } from '../src/table/closer.svelte';
import Closer from '../src/table/Closer.svelte';
import { gauntletView } from './gauntlet';
import { tableState } from './states';
import Surrounded from './Surrounded.svelte';

let plug: GamePlug<unknown> | null = null;
let shown: Record<string, unknown> | null = null;
beforeAll(async () => {
  await loadGame('gauntlet');
  plug = await loadPlug('gauntlet');
});
afterEach(() => {
  lookAway();
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

function press(): HTMLElement {
  shown = mount(Surrounded, {
    target: document.body,
    props: { what: Closer, given: { plug, table: tableState({ game: 'gauntlet', view: gauntletView() }) } },
  });
  closer.things = ['card:thor'];
  closer.pinned = true;
  flushSync();
  return document.querySelector('.closer') as HTMLElement;
}

describe('the card about a thing', () => {
  it('stands by itself beside the board', () => expect(press().closest('dialog')).toBeNull());

  it('is a part of the dialog over the board, which makes room for the rule', () => {
    document.body.innerHTML = '<dialog open></dialog>';
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.close = vi.fn();
    const card = press();
    expect(card.parentElement).toBe(dialog);
    card.querySelector<HTMLButtonElement>('.read')?.click();
    flushSync();
    expect(dialog.close).toHaveBeenCalledOnce();
    expect(document.querySelector('.closer')).toBeNull();
  });
});

import { mount, tick, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import HintBox from '../src/table/HintBox.svelte';
import { offered } from './moves';
import Surrounded from './Surrounded.svelte';
import type { Hint } from '../src/protocol/types';
import type { TableSession } from '../src/table/session.svelte';

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function hint(move: string, chance: number, error: number): Hint {
  return { move, label: { key: 'splendor.move.pass' }, chance, error, reason: { key: 'splendor.reason.points' } };
}

function show(hints: Hint[] | null) {
  const session = { busy: false, moves: [offered('take mind'), offered('pass')], choose: vi.fn(), advice: { forget: vi.fn() } };
  shown = mount(Surrounded, {
    target: document.body,
    props: { what: HintBox, given: { session: session as unknown as TableSession, advised: { seq: 1, hints } } },
  });
  return session;
}

it('says that it thinks, then chooses the move that is clicked', async () => {
  show(null);
  expect(document.body.textContent).toContain('Looking ahead');
  if (shown) await unmount(shown);
  const session = show([hint('take mind', 63.4, 1.2), hint('pass', 40, 1)]);
  await tick();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.move')];
  expect(buttons.map((button) => button.querySelector('.chance')?.textContent.trim())).toEqual(['63 % ± 2 to win', '40 % ± 2 to win']);
  buttons[0]?.click();
  expect(session.choose).toHaveBeenCalledWith(session.moves[0]);
  expect(session.advice.forget).toHaveBeenCalled();
});

it('says so when the error leaves the order open', async () => {
  show([hint('take mind', 51, 1.5), hint('pass', 49, 1.5)]);
  await tick();
  expect(document.querySelector('.even')).not.toBeNull();
  if (shown) await unmount(shown);
  show([hint('take mind', 60, 1), hint('pass', 49, 1)]);
  await tick();
  expect(document.querySelector('.even')).toBeNull();
});

it('puts no move that was looked at less above the first', async () => {
  show([hint('take mind', 7, 0.5), hint('pass', 11, 3.5)]);
  await tick();
  expect(document.querySelectorAll('.chance')[1]?.textContent).toContain('about as good');
});

it('calls nothing equal that was not looked at', async () => {
  show([hint('take mind', 41, 2), hint('pass', 36, 15)]);
  await tick();
  expect(document.querySelector('.even')).toBeNull();
});

it('says of a move that was left early that it looked weaker, and of the first that too little was seen', async () => {
  show([hint('take mind', 60, 1), hint('pass', 20, 15)]);
  await tick();
  expect(document.querySelectorAll('.chance')[1]?.textContent).toContain('weaker at first sight');
  if (shown) await unmount(shown);
  show([hint('take mind', 60, 15)]);
  await tick();
  expect(document.querySelector('.chance')?.textContent).toContain('too briefly');
});

import { expect, it } from 'vitest';
import { concerned } from '../src/table/concerned.svelte';

it('what a move is about is marked on the table, not in the list, and only while it is pointed at', () => {
  const main = document.createElement('main');
  main.innerHTML = '<div class="board"><i data-thing="tile:1,2"></i><i data-thing="tile:3,4"></i></div><div class="rail"><i data-thing="tile:1,2"></i></div>';
  const move = { move: 'move thor 1,2', label: { key: 'war.move', gaps: {} }, targets: ['tile:1,2', 'piece:thor'] };
  const done = concerned({ pointed: move })(main);
  const marked = () => [...main.querySelectorAll('[data-concerned]')].map((one) => one.parentElement?.className);
  expect(marked()).toEqual(['board']);
  done();
  expect(marked()).toEqual([]);
});

import { expect, it } from 'vitest';
import { concerned } from '../src/table/concerned.svelte';
import { offered } from './moves';

it('what a move is about is marked on the table, not in the list, and only while it is pointed at', () => {
  const main = document.createElement('main');
  main.innerHTML = '<div class="board"><i data-thing="tile:1,2"></i><i data-thing="tile:3,4"></i></div><div class="rail"><i data-thing="tile:1,2"></i></div>';
  const move = offered('move thor 1,2', 'tile:1,2', 'piece:thor');
  const done = concerned({ pointed: move }, () => [])(main);
  const marked = () => [...main.querySelectorAll('[data-concerned]')].map((one) => one.parentElement?.className);
  expect(marked()).toEqual(['board']);
  done();
  expect(marked()).toEqual([]);
});

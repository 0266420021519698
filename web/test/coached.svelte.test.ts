import { expect, test, vi } from 'vitest';
import { coached, Pointing } from '../src/learn/coached.svelte';
import { tableState } from './states';

test('marks also what is drawn after the coach has spoken', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const table = document.createElement('main');
  table.innerHTML = '<section class="board"><b data-thing="life:thanos"></b></section>';
  const pointing = new Pointing();
  pointing.things = ['value:5'];
  const forget = coached({ shown: tableState() }, pointing)(table);
  expect(table.querySelector('[data-coached]')).toBeNull();
  table.querySelector('.board')?.insertAdjacentHTML('beforeend', '<button data-thing="value:4"></button><button data-thing="value:5"></button>');
  await vi.waitFor(() => expect(table.querySelector<HTMLElement>('[data-coached]')?.dataset['thing']).toBe('value:5'));
  forget();
  expect(table.querySelector('[data-coached]')).toBeNull();
});

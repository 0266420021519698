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

const box = (left: number, top: number, width: number, height: number) => () => new DOMRect(left, top, width, height);

test('draws the ring inside where the room around a thing would cut it', () => {
  Element.prototype.scrollIntoView = () => undefined;
  const table = document.createElement('main');
  table.innerHTML = '<section class="board" style="overflow: hidden"><b data-thing="seat:0"></b><b data-thing="seat:1"></b></section>';
  document.body.append(table);
  const [room, edge, middle] = table.querySelectorAll<HTMLElement>('.board, [data-thing]');
  room!.getBoundingClientRect = box(0, 0, 300, 200);
  edge!.getBoundingClientRect = box(5, 50, 40, 40);
  middle!.getBoundingClientRect = box(100, 50, 40, 40);
  const pointing = new Pointing();
  pointing.things = ['seat:0', 'seat:1'];
  coached({ shown: tableState() }, pointing)(table);
  expect([edge, middle].map((one) => one?.dataset['coached'])).toEqual(['inside', '']);
  table.remove();
});

test('marks the button of a kind of moves', () => {
  const table = document.createElement('main');
  table.innerHTML = '<section class="decide"><button data-verb="pick"></button><button data-verb="end"></button></section>';
  const pointing = new Pointing();
  pointing.things = ['verb:pick'];
  coached({ shown: tableState() }, pointing)(table);
  expect([...table.querySelectorAll<HTMLElement>('[data-coached]')].map((one) => one.dataset['verb'])).toEqual(['pick']);
});

test('brings what it marks on the board into sight, the first last, and marks also what stands for it', () => {
  const brought: (string | undefined)[] = [];
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    brought.push(this.dataset['thing'] ?? this.dataset['standsFor']);
  };
  const table = document.createElement('main');
  table.innerHTML =
    '<section class="board"><i data-stands-for="villain"></i><b data-thing="hero:wasp"></b><b data-thing="villain"></b><b data-thing="hero:loki"></b></section>' +
    '<section class="decide"><button data-move="end"></button></section>';
  const pointing = new Pointing();
  pointing.things = ['hero:wasp', 'villain', 'move:end'];
  coached({ shown: tableState() }, pointing)(table);
  expect(table.querySelectorAll('[data-coached]').length).toBe(4);
  expect(brought).toEqual(['villain', 'hero:wasp', 'villain']);
});

test('marks the button that chooses a player beside the seat', () => {
  Element.prototype.scrollIntoView = () => undefined;
  const table = document.createElement('main');
  table.innerHTML =
    '<section class="seats"><b data-thing="seat:1"></b></section>' +
    '<section class="decide"><button data-move="choose 1" data-chooses="seat:1"></button><button data-move="choose 2" data-chooses="seat:2"></button></section>';
  const pointing = new Pointing();
  pointing.things = ['seat:1'];
  coached({ shown: tableState() }, pointing)(table);
  expect(table.querySelectorAll('[data-coached]').length).toBe(2);
  expect(table.querySelector('.decide [data-coached]')?.getAttribute('data-move')).toBe('choose 1');
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { movingMouse } from '../src/table/resting.svelte';

const at = (x: number, y: number, target: string, pointerType = 'mouse') =>
  ({ clientX: x, clientY: y, target: target as unknown as EventTarget, pointerType }) as PointerEvent;

it('points at what comes under a mouse that moves, and at what came under one at rest as soon as it does', () => {
  const pointed: unknown[] = [];
  const mouse = movingMouse((target) => pointed.push(target));
  mouse.over(at(5, 5, 'go'));
  mouse.move(at(5, 5, 'go'));
  mouse.over(at(5, 5, 'drop'));
  expect(pointed).toEqual(['go', null]);
  mouse.move(at(5, 5, 'drop'));
  expect(pointed).toEqual(['go', null]);
  mouse.move(at(6, 5, 'drop'));
  mouse.move(at(7, 5, 'drop'));
  expect(pointed).toEqual(['go', null, 'drop']);
});

it('lets a finger point at once, wherever it was before', () => {
  const pointed: unknown[] = [];
  const mouse = movingMouse((target) => pointed.push(target));
  mouse.over(at(5, 5, 'go', 'touch'));
  mouse.over(at(5, 5, 'drop', 'touch'));
  expect(pointed).toEqual(['go', 'drop']);
});

it('knows nothing of a mouse that was away', () => {
  const pointed: unknown[] = [];
  const mouse = movingMouse((target) => pointed.push(target));
  mouse.over(at(5, 5, 'go'));
  mouse.leave();
  mouse.over(at(5, 5, 'drop'));
  expect(pointed).toEqual(['go', null, 'drop']);
});

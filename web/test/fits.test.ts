import { describe, expect, it } from 'vitest';
import { fits } from '../src/kit/fits';

/** A box of so many pixels with words that would need so many at their full size. */
function box(room: number, wanted: number): HTMLElement {
  const element = document.createElement('p');
  Object.defineProperties(element, {
    clientHeight: { value: room },
    scrollHeight: { get: () => wanted * Number(element.style.getPropertyValue('--fit') || 1) },
  });
  return element;
}

describe('words that must fit', () => {
  it('keep their size where there is room', () => {
    const roomy = box(40, 40);
    fits('short')(roomy);
    expect(roomy.style.getPropertyValue('--fit')).toBe('1.00');
  });

  it('become smaller until all is in sight', () => {
    const full = box(40, 50);
    fits('long')(full);
    expect(full.scrollHeight).toBeLessThanOrEqual(41);
    expect(full.dataset['tight']).toBeUndefined();
  });

  it('say that they are too many, and never become too small to read', () => {
    const small = box(40, 90);
    fits('endless', 0.8)(small);
    expect(Number(small.style.getPropertyValue('--fit'))).toBeGreaterThanOrEqual(0.8);
    expect(small.dataset['tight']).toBe('');
  });

  it('are measured anew once something was left out', () => {
    const full = box(40, 60);
    const left = () => Number(full.style.getPropertyValue('--fit'));
    fits('two things', 0.92)(full);
    expect(left()).toBeGreaterThanOrEqual(0.92);
    fits('two things', 0.92, 0.64)(full);
    expect(full.dataset['tight']).toBe('');
    expect(left()).toBeLessThan(0.72);
  });
});

import { expect, it, vi } from 'vitest';

it('can be heard by who plays with keys alone, even if the first key does not count', async () => {
  const resume = vi.fn();
  const made = vi.fn(function (this: object) {
    Object.assign(this, { state: 'suspended', resume });
  });
  vi.stubGlobal('AudioContext', made);
  await import('../src/table/sound');
  expect(made).not.toHaveBeenCalled();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(made).toHaveBeenCalledOnce();
  dispatchEvent(new Event('pointerdown'));
  expect(made).toHaveBeenCalledOnce();
  expect(resume).toHaveBeenCalledTimes(2);
});

import { beforeEach, describe, expect, it, vi } from 'vitest';

type Catalogue = typeof import('../src/phrases/catalogue.svelte');

let catalogue: Catalogue;
beforeEach(async () => {
  vi.resetModules();
  catalogue = await import('../src/phrases/catalogue.svelte');
});

const stone = () => catalogue.message('splendor.stone.mind');

describe('the language of a page', () => {
  it('holds for a game whose words are asked for while the language still loads', async () => {
    await Promise.all([catalogue.speak('ru'), catalogue.loadGame('splendor')]);
    expect(stone()).toBe('Разум');
  });

  it('holds for a game that was asked for just before the language', async () => {
    await Promise.all([catalogue.loadGame('splendor'), catalogue.speak('ru')]);
    expect(stone()).toBe('Разум');
  });

  it('holds for a game that is asked for when it is spoken', async () => {
    await catalogue.speak('ru');
    await catalogue.loadGame('splendor');
    expect(stone()).toBe('Разум');
  });

  it('is the one that was asked for last, whichever comes first', async () => {
    await catalogue.loadGame('splendor');
    await Promise.all([catalogue.speak('ru'), catalogue.speak('en')]);
    expect([catalogue.language(), stone()]).toEqual(['en', 'Mind']);
  });
});

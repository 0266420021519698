import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { PlannedChapter } from '../src/book/book';
import { bookedGames, loadBook, piecesIn } from '../src/games/book';
import { loadGame } from '../src/phrases/catalogue.svelte';

const shown = (game: string) =>
  (JSON.parse(readFileSync(`../games/${game}/src/main/resources/sixstones/${game}/book/contents.json`, 'utf8')) as PlannedChapter[])
    .flatMap((chapter) => chapter.paragraphs)
    .flatMap(({ pictures }) => pictures ?? []);

describe.each(bookedGames())('the pictures of %s', (game) => {
  it('show whatever stands in the gallery, with its name', async () => {
    await loadGame(game);
    const shelves = (await loadBook(game)).gallery();
    expect(shelves.length).toBeGreaterThan(0);
    for (const { title, exhibits } of shelves) {
      expect(title).not.toContain(`${game}.`);
      expect(exhibits.length, title).toBeGreaterThan(0);
      for (const { thing, title: name, text } of exhibits) expect(`${name} ${text}`, thing).not.toContain(`${game}.`);
    }
  });

  it('are drawn, each of them', async () => {
    await loadGame(game);
    const book = await loadBook(game);
    const things = [...book.gallery().flatMap((shelf) => shelf.exhibits.map(({ thing }) => thing)), ...Object.values(book.goals).flat(2), ...shown(game)];
    for (const thing of new Set(things)) {
      const drawn = mount(book.Picture, { target: document.body, props: { thing } });
      expect(document.body.querySelector('svg, .printed, .kit-card, .war-tile'), thing).not.toBeNull();
      void unmount(drawn);
      document.body.innerHTML = '';
    }
  });
});

it('counts the twins of the Gauntlet as its book does: 16 cards of the heroes, 13 of Thanos', async () => {
  await loadGame('gauntlet');
  expect((await loadBook('gauntlet')).gallery().map(piecesIn)).toEqual([16, 13]);
});

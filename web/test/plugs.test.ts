import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tileOf } from '../src/games/lobby';
import { knownGames, loadPlug } from '../src/games/plug';

const games = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/plug.ts`));

it.each(games)('the likely moves of %s begin with words that its moves have', async (game) => {
  const words = Object.keys(JSON.parse(readFileSync(`src/games/${game}/phrases/en.json`, 'utf8')));
  const plug = await loadPlug(game);
  for (const verb of plug.verbs ?? []) expect(words).toContain(`${game}.verb.${verb}`);
});

it('no two games look alike in a list', () => {
  const colours = knownGames().map((game) => tileOf(game)?.colour);
  expect(new Set(colours).size).toBe(colours.length);
});

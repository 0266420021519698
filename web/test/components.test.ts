import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseComponent, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
const components = files.filter((file) => file.endsWith('.svelte'));
const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-description']);

/** Letters that a reader would see or hear, outside of expressions. */
function strayTexts(file: string): string[] {
  const found: string[] = [];
  const hasLetters = (text: string) => /\p{L}/u.test(text);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node !== 'object') return;
    const { type } = node as { type?: string };
    if (type === 'Text') {
      const text = (node as AST.Text).data;
      if (hasLetters(text)) found.push(text.trim());
      return;
    }
    if (type === 'Attribute') {
      const attribute = node as AST.Attribute;
      if (!spoken.has(attribute.name) || attribute.value === true) return;
      return visit(attribute.value);
    }
    if (type === 'ExpressionTag' || type === 'Comment' || type === 'StyleDirective') return;
    Object.values(node).forEach(visit);
  };
  visit(parseComponent(readFileSync(file, 'utf8'), { modern: true }).fragment);
  return found;
}

describe('components', () => {
  it.each(components)('%s has no text of its own', (file) => {
    expect(strayTexts(file)).toEqual([]);
  });

  it.each(components)('%s is small', (file) => {
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(300);
  });
});

it('every literal key is in a catalogue', () => {
  const rules = readdirSync('../games').map((game) => `../games/${game}/src/main/resources/sixstones/${game}/phrases/en.json`);
  const catalogues = [...rules.filter(existsSync), ...files.filter((file) => /phrases\/en\.json$/.test(file))];
  const known = new Set(catalogues.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)));
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file));
  const used = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bt\('([\w.-]+)'/g)].map((match) => match[1] ?? ''));
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((key) => !known.has(key))).toEqual([]);
});

it('the frame knows no game', () => {
  // The games' views as the server describes them are written by its build.
  const generated = /src\/protocol\/(views|generated)\.ts$/;
  const frame = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/src\/games\/[a-z]+\//.test(file) && !generated.test(file));
  const games = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = new RegExp(`\\b(${games.map(({ name }) => name).join('|')})\\b`, 'i');
  const guilty = frame.filter((file) => named.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
  expect(guilty).toEqual([]);
});

it('every message is used', () => {
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const text = sources.join('\n');
  const prefixes = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map((match) => match[1] ?? '');
  const catalogues = files.filter((file) => /phrases\/en\.json$/.test(file));
  const keys = catalogues.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
  // The verbs of a game and its tips are found by its moves, what is to come by its events, goals by the parts that are played,
  // an edition's own words by the key of the others.
  const fromElsewhere = /\.(verb|tip|open|goal|bot|setup)\.|\.(coming|classic)$/;
  const unused = keys.filter((key) => !text.includes(`'${key}'`) && !fromElsewhere.test(key) && !prefixes.some((prefix) => key.startsWith(prefix)));
  expect(unused).toEqual([]);
});

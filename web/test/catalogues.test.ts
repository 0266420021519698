import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/phrases/languages';
import { parse, type Piece } from '../src/phrases/message';

type Messages = Record<string, string>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Messages;
const boards = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join('src/games', entry.name)).includes('phrases'))
  .map((entry) => join('src/games', entry.name, 'phrases'));
// Rules whose sentences have been translated, all of them.
const rules = readdirSync('../games')
  .map((game) => `../games/${game}/src/main/resources/sixstones/${game}/phrases`)
  .filter((folder) => existsSync(folder) && readdirSync(folder).length > 1);
const house = ['engine', 'server'].map((module) => `../${module}/src/main/resources/sixstones/${module}/phrases`);
const catalogues = ['src/phrases', ...house, ...boards, ...rules].map((folder) => ({
  folder,
  english: read(join(folder, 'en.json')),
  others: LANGUAGES.filter((language) => language !== 'en').map((language) => ({ language, messages: read(join(folder, `${language}.json`)) })),
}));

function gaps(pieces: Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if ('gap' in piece) return [piece.gap];
    if ('number' in piece) return [piece.number];
    return ['plural' in piece ? piece.plural : piece.select, ...Object.values(piece.forms).flatMap(gaps)];
  });
}

const gapsOf = (message: string) => [...new Set(gaps(parse(message)))].sort();

/** Plural categories that a language uses for whole numbers. */
function categories(language: string): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
}

function plurals(pieces: Piece[]): Record<string, Piece[]>[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || !('forms' in piece)) return [];
    return [...('plural' in piece ? [piece.forms] : []), ...Object.values(piece.forms).flatMap(plurals)];
  });
}

/** Verbs that agree with the reader; anything else is no reason to say a thing in two ways. */
function selects(pieces: Piece[]): Record<string, Piece[]>[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || !('forms' in piece)) return [];
    return [...('select' in piece ? [piece.forms] : []), ...Object.values(piece.forms).flatMap(selects)];
  });
}

describe.each(catalogues)('the catalogues in $folder', ({ english, others }) => {
  it.each(others)('have the same keys in $language', ({ messages }) => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(others)('have the same gaps in $language', ({ messages }) => {
    for (const [key, message] of Object.entries(messages)) expect(gapsOf(message), key).toEqual(gapsOf(english[key] ?? ''));
  });

  it.each([{ language: 'en', messages: english }, ...others])('have every plural form of $language', ({ language, messages }) => {
    for (const [key, message] of Object.entries(messages)) {
      for (const forms of plurals(parse(message))) {
        for (const category of categories(language)) expect(Object.keys(forms), key).toContain(category);
      }
    }
  });

  it.each([{ language: 'en', messages: english }, ...others])('speak to the reader and to others in $language', ({ messages }) => {
    for (const [key, message] of Object.entries(messages)) {
      for (const forms of selects(parse(message))) expect(Object.keys(forms), key).toEqual(['you', 'other']);
    }
  });
});

it.each([
  { game: 'united', told: /^united\.event\.(?!replaced$)/, role: 'hero' },
  { game: 'war', told: /^war\.event\./, role: 'team' },
])('what is told of a $role in $game is told to its player as to him', ({ game, told, role }) => {
  const words = read(`../games/${game}/src/main/resources/sixstones/${game}/phrases/en.json`);
  for (const [key, message] of Object.entries(words)) {
    if (told.test(key) && gapsOf(message).includes(role))
      expect(['player', 'seat'].filter((gap) => gapsOf(message).includes(gap)).length, key).toBeGreaterThan(0);
  }
});

it('what is told of things to come is told of things that happen, with the same gaps', () => {
  for (const board of boards) {
    const game = board.split('/')[2] ?? '';
    const told = read(`../games/${game}/src/main/resources/sixstones/${game}/phrases/en.json`);
    for (const [key, message] of Object.entries(read(join(board, 'en.json')))) {
      if (!key.endsWith('.coming')) continue;
      const happened = told[key.slice(0, -'.coming'.length)];
      expect(happened, key).toBeDefined();
      expect(gapsOf(happened ?? ''), key).toEqual(expect.arrayContaining(gapsOf(message)));
    }
  }
});

it('the words of an edition say what the words of the others say, with the same gaps', () => {
  const suffix = '.classic';
  const board = read('src/games/splendor/phrases/en.json');
  const all = { ...read('../games/splendor/src/main/resources/sixstones/splendor/phrases/en.json'), ...board };
  const editions = Object.keys(board).filter((key) => key.startsWith('splendor.') && key.endsWith(suffix) && !key.includes('.goal.'));
  expect(editions.length).toBeGreaterThan(20);
  for (const key of editions) {
    const first = all[key.slice(0, -suffix.length)];
    expect(first, key).toBeDefined();
    expect(gapsOf(first ?? ''), key).toEqual(expect.arrayContaining(gapsOf(board[key] ?? '')));
  }
});

it('the words of the classic edition name nothing of the other box', () => {
  const board = read('src/games/splendor/phrases/en.json');
  const classic = Object.entries(board).filter(([key]) => key.endsWith('.classic'));
  expect(classic.filter(([, words]) => /Avengers|Infinity|Gauntlet|S\.H\.I|[Cc]haracter|[Ll]ocations|[Rr]ecruit/.test(words))).toEqual([]);
});

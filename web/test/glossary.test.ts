import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainText, readWords } from '../src/book/read';
import { bookedGames } from '../src/games/book';
import { LANGUAGES } from '../src/phrases/languages';

interface Term {
  english: string;
  term: string;
  avoided: string[];
}

/** The tables of a glossary: a game, and its terms with the words that must not stand for them. */
function glossary(language: string): Map<string, Term[]> {
  const tables = new Map<string, Term[]>();
  let game = '';
  for (const line of readFileSync(`../docs/glossary/${language}.md`, 'utf8').split('\n')) {
    const heading = /^## (\w+)$/.exec(line);
    if (heading) tables.set((game = heading[1] ?? ''), []);
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== 5 || cells[1] === 'English' || cells[1]?.startsWith('---')) continue;
    const avoided = (cells[3] ?? '').split(',').filter((word) => word.trim() !== '');
    tables.get(game)?.push({ english: cells[1] ?? '', term: cells[2] ?? '', avoided: avoided.map((word) => word.replace(/^ /, '')) });
  }
  return tables;
}

const FRAME = ['src/phrases', ...['engine', 'server'].map((module) => `../${module}/src/main/resources/sixstones/${module}/phrases`)];

const LETTERS = '../server/src/main/resources/sixstones/server/mail/letters.json';

/** Everything that is said in a language about a game, or by the frame: page, engine and server. */
function said(game: string, language: string): [string, string][] {
  const read = (file: string) => (existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : []);
  const sideBySide = (file: string) =>
    (read(file) as unknown as [string, Record<string, string>][]).map(([key, languages]): [string, string] => [key, languages[language] ?? '']);
  if (game === 'frame') return [...FRAME.flatMap((folder) => read(`${folder}/${language}.json`)), ...sideBySide(LETTERS)];
  const home = `../games/${game}/src/main/resources/sixstones/${game}`;
  return [
    ...read(`src/games/${game}/phrases/${language}.json`),
    ...read(`${home}/phrases/${language}.json`),
    ...['words', 'lobby'].flatMap((file) => sideBySide(`${home}/phrases/${file}.json`)),
    ...fileWords(home, language),
    ...[...readWords(readFileSync(`${home}/book/${language}.md`, 'utf8'))].map(([id, told]): [string, string] => [`book: ${id}`, plainText(told)]),
  ];
}

/** What coaches say, puzzles ask and examples tell: every sentence stands on a line of its own. */
function fileWords(home: string, language: string): [string, string][] {
  const lessons = existsSync(`${home}/lessons`) ? readdirSync(`${home}/lessons`).filter((file) => file.endsWith('.yaml')) : [];
  const files = [...lessons.map((file) => `lessons/${file}`), 'puzzles/motifs.yaml', 'book/examples.yaml'];
  return files
    .filter((file) => existsSync(`${home}/${file}`))
    .flatMap((file) => {
      const said = readFileSync(`${home}/${file}`, 'utf8').matchAll(new RegExp(`^ +${language}: (.*)$`, 'gm'));
      return [...said].map(([, sentence]): [string, string] => [file, sentence ?? '']);
    });
}

/** A word with a capital letter is looked for as it is written. */
const has = (text: string, word: string) => (word === word.toLowerCase() ? text.toLowerCase() : text).includes(word);

const translated = LANGUAGES.filter((language) => language !== 'en');

describe.each(translated)('the glossary of %s', (language) => {
  const tables = glossary(language);

  it('has a table for the frame and for every game with a book', () => {
    expect([...tables.keys()].sort()).toEqual(['frame', ...bookedGames()].sort());
    for (const [game, terms] of tables) for (const { english, term } of terms) expect(term, `${game}: ${english}`).not.toBe('');
  });

  it.each([...tables])('is kept in what is said of %s', (game, terms) => {
    const wrong = said(game, language).flatMap(([key, text]) =>
      terms.flatMap(({ english, avoided }) => avoided.filter((word) => has(text, word)).map((word) => `${key}: “${word}” for ${english}: ${text}`)),
    );
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['keeps double punctuation with its word', / [:;!?»]|« |[\p{L}\d)}’][;!?](?=\s|$)/u],
  ['bends its apostrophes', /\p{L}'[\p{L}{]/u],
  ['leaves no space before an ellipsis', /\s…/u],
  ['elides nothing before a name, which may begin with a vowel', /\b(?:de|que) \{(?:seat|names?|who|other|from|by|hero|villain|piece|card|game)\b/iu],
])('French %s', (_, wrongly) => {
  const wrong = ['frame', ...bookedGames()].flatMap((game) =>
    said(game, 'fr')
      .filter(([, text]) => wrongly.test(text))
      .map(([key, text]) => `${key}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

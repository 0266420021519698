import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bind, telling, type Chapter, type PlannedChapter } from '../src/book/book';
import { plainText, readWords } from '../src/book/read';
import { piecesOf, searchBook, searchGallery } from '../src/book/search';
import { bookedGames } from '../src/games/book';
import { LANGUAGES } from '../src/phrases/languages';

const folder = (game: string) => `../games/${game}/src/main/resources/sixstones/${game}/book`;
const games = readdirSync('../games').filter((game) => existsSync(folder(game)));
const plan = (game: string) => JSON.parse(readFileSync(`${folder(game)}/contents.json`, 'utf8')) as PlannedChapter[];
const words = (game: string, language: string) => readWords(readFileSync(`${folder(game)}/${language}.md`, 'utf8'));

/** Where the examples of a book stand, and their words. */
function examples(game: string): { paragraph: string; say: Readonly<Record<string, string>> }[] {
  const file = `${folder(game)}/examples.yaml`;
  const texts = existsSync(file) ? readFileSync(file, 'utf8').split(/^---$/m) : [];
  return texts.map((text) => ({
    paragraph: /^  paragraph: (\S+)$/m.exec(text)?.[1] ?? '',
    say: Object.fromEntries([...text.matchAll(/^    (en|ru|pl|fr): "(.*)"$/gm)].map(([, language = '', words = '']) => [language, words])),
  }));
}

/** What people play by: no invariants, examples, or rulings for whoever writes the game. */
function rulesOf(game: string): string[] {
  const catalogue = readFileSync(`../docs/rules/${game}.md`, 'utf8');
  const ids = [...catalogue.matchAll(/^- \*\*([A-Z]{1,3}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d{2,3})\*\*/gm)].map((match) => match[1] ?? '');
  return ids.filter((id) => !/-(INV|INVARIANT|EX|RULE)-/.test(id));
}

/** Chapters with nothing to try in a move or two: what it is about, what everybody knows. */
const WITHOUT_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  splendor: ['idea'],
  gauntlet: [],
  war: ['idea'],
  united: ['know'],
  loveletter: ['setup', 'turn', 'know'],
};
/** A small game needs few. */
const FEWEST_EXAMPLES: Readonly<Record<string, number>> = { loveletter: 4 };

it('a book has words and pictures, or is not there yet', () => {
  expect(games.length).toBeGreaterThan(4);
  expect([...games].sort()).toEqual(bookedGames().sort());
});

describe.each(games)('the rule book of %s', (game) => {
  const chapters = plan(game);
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  const told = paragraphs.flatMap(({ rules }) => rules);

  it('tells every rule of the catalogue', () => {
    expect(rulesOf(game).filter((rule) => !told.includes(rule))).toEqual([]);
  });

  it('names no rule that does not exist', () => {
    const known = rulesOf(game);
    expect(told.filter((rule) => !known.includes(rule))).toEqual([]);
    for (const { id, rules } of paragraphs) expect(rules.length, id).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('has the same chapters and paragraphs, all with words, in %s', (language) => {
    const written = words(game, language);
    expect([...written.keys()]).toEqual(chapters.flatMap((chapter) => [chapter.id, ...chapter.paragraphs.map(({ id }) => id)]));
    for (const chapter of chapters) expect(written.get(chapter.id)?.title, chapter.id).toBeTruthy();
    for (const { id } of paragraphs) expect(written.get(id)?.blocks.length, id).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('is read within ten minutes, but for what is looked up, in %s', (language) => {
    const written = words(game, language);
    const seen = paragraphs.filter(({ folded }) => !folded).map(({ id }) => id);
    const told = seen.flatMap((id) => written.get(id) ?? []).map(plainText);
    const shown = examples(game).filter(({ paragraph }) => seen.includes(paragraph));
    const all = [...told, ...shown.map(({ say }) => say[language] ?? '')].join(' ');
    expect(all.split(/\s+/).length).toBeLessThanOrEqual(2000);
    for (const { id, folded } of paragraphs) if (folded) expect(written.get(id)?.title, id).toBeTruthy();
  });

  it.each(LANGUAGES)('has as many points and strong words as the others in %s', (language) => {
    const shape = (of: string) =>
      paragraphs.map(({ id }) =>
        words(game, of)
          .get(id)
          ?.blocks.map((block) => (block.list ? block.lines.length : 0)),
      );
    expect(shape(language)).toEqual(shape('en'));
    for (const [id, { blocks }] of words(game, language)) {
      for (const line of blocks.flatMap((block) => block.lines)) for (const { text } of line) expect(text, id).not.toMatch(/[*_#|]/);
    }
  });
});

it.each(['splendor', 'gauntlet', 'war', 'united', 'loveletter'])('the book of %s has examples to play in its chapters', (game) => {
  const shown = examples(game).map(({ paragraph }) => paragraph);
  const chapters = plan(game);
  const known = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
  expect(shown.filter((id) => !known.includes(id))).toEqual([]);
  expect(shown.length).toBeGreaterThanOrEqual(FEWEST_EXAMPLES[game] ?? 15);
  const without = chapters.filter(({ paragraphs }) => !paragraphs.some(({ id }) => shown.includes(id))).map(({ id }) => id);
  expect(without).toEqual(WITHOUT_EXAMPLES[game]);
});

describe('a book', () => {
  const read = readWords('# goal: The goal\n\n## goal.win: Winning\nWho has **most** points\nwins.\n\n- one\n- two **three**\n\n## goal.lose\nNobody.\n');
  const bound = bind(
    [
      {
        id: 'goal',
        paragraphs: [
          { id: 'goal.win', rules: ['S-END-01'] },
          { id: 'goal.lose', rules: ['S-END-02'] },
        ],
      },
    ],
    read,
  );

  it('is read by headings, blocks and strong words', () => {
    const [win, lose] = bound[0]?.paragraphs ?? [];
    expect(bound[0]?.title).toBe('The goal');
    expect(win?.title).toBe('Winning');
    expect(win?.blocks.map((block) => block.list)).toEqual([false, true]);
    expect(win?.blocks[0]?.lines[0]).toEqual([
      { text: 'Who has ', strong: false },
      { text: 'most', strong: true },
      { text: ' points wins.', strong: false },
    ]);
    expect(win && plainText(win)).toBe('Winning Who has most points wins. one two three');
    expect(lose?.title).toBe('');
  });

  it('refuses a name that stands twice, and a plan without words', () => {
    expect(() => readWords('# a: A\n# a: B')).toThrow('a stands twice');
    expect(() => bind([{ id: 'b', paragraphs: [] }], read)).toThrow('no words for b');
  });

  it('is searched by words and by rules', () => {
    const ids = (wanted: string) => searchBook(bound, wanted).flatMap((chapter) => chapter.paragraphs.map(({ id }) => id));
    expect(ids('')).toEqual(['goal.win', 'goal.lose']);
    expect(ids('POINTS three')).toEqual(['goal.win']);
    expect(ids('s-end-02')).toEqual(['goal.lose']);
    expect(ids('dragon')).toEqual([]);
  });

  it.each([
    ['en', 'holding a battlefields', 'score.hold'],
    ['en', 'I call my other characters to the base', 'tiles.bases'],
    ['ru', 'удержать супергероев', 'score.hold'],
    ['pl', 'polu bitwy superbohatera', 'score.hold'],
    ['fr', 'teleporteurs', 'tiles.teleport'],
  ])('finds in %s by the stems of several words: %s', (language, wanted, id) => {
    const chapters: Chapter[] = bind(plan('war'), words('war', language));
    expect(searchBook(chapters, wanted).flatMap((chapter) => chapter.paragraphs.map((one) => one.id))).toContain(id);
  });

  it('puts first what tells most of it', () => {
    const chapters: Chapter[] = bind(plan('war'), words('war', 'en'));
    const [best] = searchBook(chapters, 'teleport');
    expect(best?.paragraphs[0]?.id).toBe('tiles.teleport');
  });

  it('marks what was found, in whatever form', () => {
    const marked = (text: string, sought: string) => piecesOf(text, sought).flatMap((piece) => (piece.found ? piece.text : []));
    expect(marked('Hold a battlefield; battlefields score.', 'battlefield')).toEqual(['battlefield', 'battlefields']);
    expect(marked('Téléporteur', 'teleporteurs')).toEqual(['Téléporteur']);
    expect(piecesOf('All of it', '')).toEqual([{ text: 'All of it', found: false }]);
  });

  it('knows where a rule or a part of one is told', () => {
    expect(telling(bound, ['S-END-02a']).map(({ id }) => id)).toEqual(['goal.lose']);
  });
});

it('shows no shelf of the gallery where nothing is found', () => {
  const shelves = [{ title: 'Stones', exhibits: [{ thing: 'stone:mind', title: 'Mind Stone', text: 'Kamień umysłu', onFace: false }] }];
  expect(searchGallery(shelves, 'umyslu stone')).toHaveLength(1);
  expect(searchGallery(shelves, 'zzz')).toEqual([]);
  expect(searchGallery(shelves, '')).toHaveLength(1);
});

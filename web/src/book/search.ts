import type { Shelf } from '../games/book';
import type { Chapter, Paragraph } from './book';
import { plainText } from './read';

/** Words that are looked for; little ones only if there are no others. */
function wantedOf(words: string): readonly string[] {
  const asked = wordsOf(words);
  const telling = asked.filter((word) => word.length > 2);
  return telling.length > 0 ? telling : asked;
}

/**
 * The paragraphs that have every word that was asked for, in whatever order and form, the best first; where none has, those
 * with most of them. So a question finds its answer although nobody wrote the book in these words.
 */
export function searchBook(chapters: readonly Chapter[], words: string): Chapter[] {
  const wanted = wantedOf(words);
  if (wanted.length === 0) return [...chapters];
  const hits = new Map(chapters.flatMap(({ paragraphs }) => paragraphs).map((one) => [one.id, hitsIn(one, wanted)]));
  const most = Math.max(0, ...hits.values());
  if (most * 2 < wanted.length || most === 0) return [];
  const worth = ({ id, title }: Chapter, paragraph: Paragraph) => worthOf(paragraph, `${title} ${id}`, wanted);
  return chapters
    .map((chapter) => {
      const found = chapter.paragraphs.filter(({ id }) => hits.get(id) === most);
      return { ...chapter, paragraphs: found.toSorted((one, other) => worth(chapter, other) - worth(chapter, one)) };
    })
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .toSorted((one, other) => worth(other, other.paragraphs[0]!) - worth(one, one.paragraphs[0]!));
}

/** How many paragraphs of a book there are in chapters. */
export const countOf = (chapters: readonly Chapter[]) => chapters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);

/** A run of words cut where something begins or ends that was looked for. */
export function piecesOf(text: string, words: string): { text: string; found: boolean }[] {
  const wanted = wantedOf(words);
  if (wanted.length === 0) return [{ text, found: false }];
  return text
    .split(/([\p{L}\p{M}\p{N}-]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, found: wanted.some((word) => isForm(bare(piece), word)) }));
}

const isForm = (one: string, word: string) => one.includes(word) || one.startsWith(stem(word));

/** A title says what a paragraph is about; then what speaks of it most, in fewest words. */
function worthOf(paragraph: Paragraph, chapter: string, wanted: readonly string[]): number {
  const times = (text: string) => wordsOf(text).filter((one) => wanted.some((word) => isForm(one, word))).length;
  const all = wordsOf(plainText(paragraph));
  return times(paragraph.title) * 10 + times(chapter) * 4 + times(plainText(paragraph)) + times(plainText(paragraph)) / (all.length + 1);
}

/** What the gallery shows of it; a shelf without a find is left out. */
export function searchGallery(shelves: readonly Shelf[], words: string): Shelf[] {
  const wanted = wordsOf(words);
  const has = (text: string) => wanted.every((word) => bare(text).includes(word));
  return shelves
    .map((shelf) => ({ ...shelf, exhibits: shelf.exhibits.filter(({ title, text }) => has(`${shelf.title} ${title} ${text}`)) }))
    .filter(({ exhibits }) => exhibits.length > 0);
}

function hitsIn(paragraph: Paragraph, wanted: readonly string[]): number {
  const text = bare(`${plainText(paragraph)} ${paragraph.rules.join(' ')}`);
  const found = new Set(wordsOf(text));
  return wanted.filter((word) => text.includes(word) || [...found].some((one) => isForm(one, word))).length;
}

const wordsOf = (text: string) =>
  bare(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

/** Small letters without accents; the Polish ł is a letter of its own. */
function bare(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** A word without the ending that its form gives it; Russian words bend most. */
function stem(word: string): string {
  if (!/^\p{L}+$/u.test(word)) return word;
  const bends = /\p{Script=Cyrillic}/u.test(word);
  if (word.length >= 7) return word.slice(0, -3);
  if (word.length >= 5) return word.slice(0, bends ? -2 : -1);
  return bends && word.length === 4 ? word.slice(0, -1) : word;
}

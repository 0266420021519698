import type { Shelf } from '../games/book';
import type { Chapter, Paragraph } from './book';
import { plainText } from './read';

/**
 * The paragraphs that have every word that was asked for, in whatever order and form; where none has, those with most of
 * them. So a question finds its answer although nobody wrote the book in these words.
 */
export function searchBook(chapters: readonly Chapter[], words: string): Chapter[] {
  const asked = wordsOf(words);
  const telling = asked.filter((word) => word.length > 2);
  const wanted = telling.length > 0 ? telling : asked;
  if (wanted.length === 0) return [...chapters];
  const hits = new Map(chapters.flatMap(({ paragraphs }) => paragraphs).map((one) => [one.id, hitsIn(one, wanted)]));
  const most = Math.max(0, ...hits.values());
  if (most * 2 < wanted.length || most === 0) return [];
  return chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter(({ id }) => hits.get(id) === most) }))
    .filter((chapter) => chapter.paragraphs.length > 0);
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
  return wanted.filter((word) => text.includes(word) || [...found].some((one) => one.startsWith(stem(word)))).length;
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

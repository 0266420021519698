import { readWords, type Told, type Words } from './read';
import type { Language } from '../phrases/languages';

/** What a paragraph tells and shows, the same in every language. */
export interface Planned {
  id: string;
  /** The rules of the catalogue that it tells. */
  rules: readonly string[];
  pictures?: readonly string[];
  /** To look up, not to read before a first game: shown by its title until it is wanted. */
  folded?: boolean;
}

export interface PlannedChapter {
  id: string;
  paragraphs: readonly Planned[];
}

export interface Paragraph extends Planned, Told {}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: readonly Paragraph[];
}

const plans = import.meta.glob<{ default: PlannedChapter[] }>('../../../games/*/src/main/resources/sixstones/*/book/contents.json');
const texts = import.meta.glob<string>('../../../games/*/src/main/resources/sixstones/*/book/*.md', { query: '?raw', import: 'default' });

const folder = (game: string) => `../../../games/${game}/src/main/resources/sixstones/${game}/book`;

/** A game's rule book in a language; none if nobody has written one yet. */
export async function ruleBook(game: string, language: Language): Promise<Chapter[] | null> {
  const [plan, text] = [plans[`${folder(game)}/contents.json`], texts[`${folder(game)}/${language}.md`]];
  return plan && text ? bind((await plan()).default, readWords(await text())) : null;
}

/** The plan of a book with the words of a language. */
export function bind(plan: readonly PlannedChapter[], words: Words): Chapter[] {
  const told = (id: string) => {
    const found = words.get(id);
    if (!found) throw new Error(`the book has no words for ${id}`);
    return found;
  };
  return plan.map(({ id, paragraphs }) => ({
    id,
    title: told(id).title,
    paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, ...told(paragraph.id) })),
  }));
}

/** The rule that a part belongs to; any other rule is its own. */
export const wholeRule = (rule: string) => rule.replace(/[a-z]$/, '');

/** The paragraphs that tell one of these rules; a part of a rule is told where the rule is. */
export function telling(chapters: readonly Chapter[], rules: readonly string[]): Paragraph[] {
  const whole = new Set(rules.map(wholeRule));
  return chapters.flatMap((chapter) => chapter.paragraphs.filter((paragraph) => paragraph.rules.some((rule) => whole.has(rule))));
}

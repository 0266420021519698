import { settings } from '../settings/settings.svelte';
import engineEnglish from '../../../engine/src/main/resources/sixstones/engine/phrases/en.json';
import serverEnglish from '../../../server/src/main/resources/sixstones/server/phrases/en.json';
import frameEnglish from './en.json';
import { LANGUAGES, type Language } from './languages';
import { plain, sentence, type Part, type Speaker } from './sentence';
import type { Gap, Phrase } from '../protocol/types';

type Messages = Record<string, string>;
type Load = () => Promise<{ default: Messages }>;

const frameFiles = import.meta.glob<{ default: Messages }>(['./*.json', '!./en.json']);
// What engine and server have to say at any table.
const houseFiles = import.meta.glob<{ default: Messages }>([
  '../../../engine/src/main/resources/sixstones/engine/phrases/*.json',
  '../../../server/src/main/resources/sixstones/server/phrases/*.json',
  '!**/en.json',
]);
// A game's sentences come with its rules, the words on its board with the page.
const ruleFiles = import.meta.glob<{ default: Messages }>([
  '../../../games/*/src/main/resources/sixstones/*/phrases/*.json',
  '!**/words.json',
  '!**/lobby.json',
]);
// What the lobby says of a game stands with its rules, too: title, kind and blurb, in all languages.
const lobbyFiles = import.meta.glob<{ default: Record<string, Record<Language, string>> }>(
  '../../../games/*/src/main/resources/sixstones/*/phrases/lobby.json',
  {
    eager: true,
  },
);
// Words that stand with all their languages side by side.
const wordFiles = import.meta.glob<{ default: Record<string, Record<Language, string>> }>('../../../games/*/src/main/resources/sixstones/*/phrases/words.json');
const boardFiles = import.meta.glob<{ default: Messages }>('../games/*/phrases/*.json');

/** game.<id>.title, game.<id>.kind, game.<id>.blurb. */
function lobbyMessages(language: Language): Messages {
  return Object.fromEntries(
    Object.entries(lobbyFiles).flatMap(([path, file]) => {
      const game = path.split('/').at(-3) ?? '';
      return Object.entries(file.default).map(([key, languages]) => [`game.${game}.${key}`, languages[language]]);
    }),
  );
}

let own = $state.raw<Messages>({});
let fallback = $state.raw<Messages>({ ...engineEnglish, ...serverEnglish, ...frameEnglish, ...lobbyMessages('en') });
let spoken = $state<Language>('en');
/** The language that was asked for last: one whose catalogues come after it was given up is not spoken any more. */
let asked: Language = 'en';
const games = new Set<string>();

/** The language in which sentences come out now; follows the setting as soon as its catalogues have arrived. */
export function language(): Language {
  return spoken;
}

/** The edition whose words come first where it has its own: under the key, with the edition behind it. */
let edition = $state('');

export function wordAs(name: string): void {
  edition = name;
}

export function message(key: string): string | undefined {
  const worded = `${key}.${edition}`;
  return own[worded] ?? own[key] ?? fallback[worded] ?? fallback[key];
}

export function has(key: string): boolean {
  return message(key) !== undefined;
}

/** What is told of the past, told of what is to come, if the catalogues have words for that. */
export function coming(phrase: Phrase): Phrase | null {
  const key = `${phrase.key}.coming`;
  return has(key) ? { ...phrase, key } : null;
}

async function read(load: Load | undefined): Promise<Messages> {
  return load ? (await load()).default : {};
}

async function words(game: string, language: Language): Promise<Messages> {
  const load = wordFiles[`../../../games/${game}/src/main/resources/sixstones/${game}/phrases/words.json`];
  const all = load ? (await load()).default : {};
  return Object.fromEntries(Object.entries(all).map(([key, languages]) => [key, languages[language]]));
}

async function gameMessages(game: string, language: Language): Promise<Messages> {
  const [named, rules, board] = await Promise.all([
    words(game, language),
    read(ruleFiles[`../../../games/${game}/src/main/resources/sixstones/${game}/phrases/${language}.json`]),
    read(boardFiles[`../games/${game}/phrases/${language}.json`]),
  ]);
  return { ...named, ...rules, ...board };
}

/** Loads a game's sentences: the reader's language, and English for what is missing there. */
export async function loadGame(game: string): Promise<void> {
  if (games.has(game)) return;
  games.add(game);
  const wanted = spoken;
  const [standard, translated] = await Promise.all([gameMessages(game, 'en'), wanted === 'en' ? {} : gameMessages(game, wanted)]);
  fallback = { ...fallback, ...standard };
  if (wanted === spoken) own = { ...own, ...translated };
}

export async function speak(wanted: Language): Promise<void> {
  asked = wanted;
  const translated = wanted === 'en' ? {} : await translation(wanted);
  if (asked !== wanted) return;
  own = translated;
  spoken = wanted;
  document.documentElement.lang = wanted;
}

async function translation(wanted: Language): Promise<Messages> {
  const house = Object.entries(houseFiles).filter(([file]) => file.endsWith(`/${wanted}.json`));
  const files = [...house.map(([, load]) => load), frameFiles[`./${wanted}.json`]];
  const parts: Messages[] = await Promise.all([...files.map(read), lobbyMessages(wanted)]);
  // A page may ask for its game while the language still loads: until none is new.
  const told = new Set<string>();
  while (told.size < games.size) {
    const fresh = [...games].filter((game) => !told.has(game));
    parts.push(...(await Promise.all(fresh.map((game) => gameMessages(game, wanted)))));
    for (const game of fresh) told.add(game);
  }
  return Object.assign({}, ...parts) as Messages;
}

export function followSettings(): void {
  $effect(() => void speak(settings.language));
}

export function speaker(seatName: (seat: number) => string, you: number | null = null): Speaker {
  return { language: spoken, message, seatName, you };
}

const nobody = (seat: number) => `${seat + 1}`;

/** A sentence of the frame. */
export function t(key: string, gaps: Record<string, string | number | Gap> = {}): string {
  return plain(parts({ key, gaps: Object.fromEntries(Object.entries(gaps).map(([name, gap]) => [name, asGap(gap)])) }));
}

export function parts(phrase: Phrase, seatName: (seat: number) => string = nobody, you: number | null = null): Part[] {
  return sentence(phrase, speaker(seatName, you));
}

function asGap(value: string | number | Gap): Gap {
  if (typeof value === 'string') return { text: value };
  return typeof value === 'number' ? { count: value } : value;
}

/** The message if the catalogues have it, else what is given: for names that the server may add to. */
export function named(key: string, otherwise: string): string {
  return message(key) ?? otherwise;
}

export { LANGUAGES };

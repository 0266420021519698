import { marksOf, type LessonMark } from '../learn/marks';
import { AVATARS, type Avatar } from '../profile/avatars';
import type { Visibility } from '../protocol/types';
import type { SolvedPuzzles } from '../puzzles/streak';
import { LANGUAGES, preferred, type Language } from '../phrases/languages';

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const PACES = ['calm', 'normal', 'brisk', 'instant'] as const;

/** A table as it was set up last; who sits where is `me`, `open`, or `bot:` and a level. */
export interface LastTable {
  seats: string[];
  options: Record<string, string>;
  visibility: Visibility;
  spectators: boolean;
  shuffle: boolean;
}

export interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  pace: (typeof PACES)[number];
  sound: boolean;
  /** Whether the browser calls the reader to a table while he looks elsewhere. */
  notify: boolean;
  /** Also while the page is closed. */
  push: boolean;
  confirm: boolean;
  /** Whether a game that is new to the reader says first what it is about. */
  goals: boolean;
  /** The parts whose goal card this reader has seen. */
  seenGoals: string[];
  /** Whether the table says a word where something can be done for the first time. */
  tips: boolean;
  /** The tips that this reader has seen. */
  seenTips: string[];
  /** Whether this reader wants to know how strong he is. */
  ratings: boolean;
  language: Language;
  name: string;
  /** The animal that stands for this reader; one by chance until it is chosen. */
  avatar: Avatar;
  /** Whether the reader was asked for a name, and answered or did not care to. */
  greeted: boolean;
  /** Tables that this reader does not want to see in lists any more. */
  removed: string[];
  /** For each game the table that was set up last. */
  tables: Record<string, LastTable>;
  /** For each lesson that was begun the table where it goes on. */
  lessons: Record<string, string>;
  /** For each lesson how far it was learnt. */
  learnt: Record<string, LessonMark>;
  puzzles: SolvedPuzzles;
  /** People whom this reader does not want to hear. */
  muted: string[];
}

const KEY = 'sixstones.settings';

/** What this reader wants, kept on this device. */
export const settings: Settings = $state(restored());

function restored(): Settings {
  const standard: Settings = {
    theme: 'system',
    motion: 'system',
    pace: 'normal',
    sound: true,
    notify: false,
    push: false,
    confirm: true,
    goals: true,
    seenGoals: [],
    tips: true,
    seenTips: [],
    ratings: true,
    language: preferred(navigator.languages),
    name: '',
    avatar: AVATARS[Math.floor(Math.random() * AVATARS.length)] ?? 'fox',
    greeted: false,
    removed: [],
    tables: {},
    lessons: {},
    learnt: {},
    puzzles: { solved: [], days: [] },
    muted: [],
  };
  const kept = read();
  return {
    theme: oneOf(THEMES, kept['theme'], standard.theme),
    motion: oneOf(MOTIONS, kept['motion'], standard.motion),
    pace: oneOf(PACES, kept['pace'], standard.pace),
    sound: kept['sound'] !== false,
    notify: kept['notify'] === true,
    push: kept['push'] === true,
    confirm: kept['confirm'] !== false,
    goals: kept['goals'] !== false,
    seenGoals: texts(kept['seenGoals']),
    tips: kept['tips'] !== false,
    seenTips: texts(kept['seenTips']),
    ratings: kept['ratings'] !== false,
    language: oneOf(LANGUAGES, kept['language'], standard.language),
    name: typeof kept['name'] === 'string' ? kept['name'] : standard.name,
    avatar: oneOf(AVATARS, kept['avatar'], standard.avatar),
    greeted: kept['greeted'] === true,
    removed: texts(kept['removed']),
    tables: tablesOf(kept['tables']),
    lessons: lessonsOf(kept['lessons']),
    learnt: marksOf(kept['learnt']),
    puzzles: puzzlesOf(kept['puzzles']),
    muted: texts(kept['muted']),
  };
}

function tablesOf(kept: unknown): Settings['tables'] {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept as Settings['tables']).filter(([, table]) => Array.isArray(table.seats) && typeof table.options === 'object'));
}

function puzzlesOf(kept: unknown): SolvedPuzzles {
  const found = typeof kept === 'object' && kept !== null ? (kept as Partial<Record<keyof SolvedPuzzles, unknown>>) : {};
  return { solved: texts(found.solved), days: texts(found.days) };
}

function lessonsOf(kept: unknown): Settings['lessons'] {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, standard: T): T {
  return allowed.find((one) => one === value) ?? standard;
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

export function theme(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme;
  return system.dark ? 'dark' : 'light';
}

export function reducedMotion(): boolean {
  return settings.motion === 'system' ? system.still : settings.motion === 'reduced';
}

/** Keeps the settings and puts the looks on the document. */
export function applySettings(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
  $effect(() => {
    document.documentElement.dataset['theme'] = theme();
    document.documentElement.dataset['motion'] = reducedMotion() ? 'reduced' : 'full';
  });
}

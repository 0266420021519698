import type { Component } from 'svelte';
import type { Phrase } from '../protocol/types';

export type Chosen = Readonly<Record<string, string>>;

export interface CardProps {
  option: string;
  value: string;
  /** How many sit at the table. */
  seats: number;
}

/** How hard a game is that players win together. */
export interface Rung {
  /** The key of its name. */
  name: string;
  chosen: Chosen;
}

/** What a game contributes to the setting up of a table; without it every option is a house rule. */
export interface SetupPlug {
  /** Options whose values lie open as cards, in this order. Their feel is told by `<game>.setup.<option>.<value>`. */
  cards?: readonly string[];
  /** What is chosen at first where that is not the game's standard. */
  opening?: Chosen;
  /** Whether an option means something as things stand. */
  applies?(option: string, chosen: Chosen): boolean;
  /** Values that another one says more clearly. */
  hidden?(option: string, value: string): boolean;
  /** The emblem of a value, one em wide. */
  Portrait?: Component<CardProps>;
  /** What one gets with a value: abilities, figures. */
  Details?: Component<CardProps>;
  /** How much a value asks of the players, from 1 to 3. */
  difficulty?(option: string, value: string): number | null;
  /** Why a value can't be taken as things stand. */
  barred?(option: string, value: string, chosen: Chosen): Phrase | null;
  /** For how many seats such a game is. */
  seats?(chosen: Chosen): { fewest: number; most: number } | null;
  /** The option that says what a seat plays: its Hero, its team. */
  roleOption?(seat: number, seats: number, chosen: Chosen): string | null;
  /** Whether an option says what some seat plays. */
  isRole?(option: string): boolean;
  /** The option, if there is one, whose values are numbers of seats. */
  seatNumbers?: string;
  /** Where bots are on one's side, how the game itself gets harder, rung by rung; null where they are rivals. */
  ladder?(chosen: Chosen, seats: number): readonly Rung[] | null;
  /** Whether these options give roles to seats, so that everybody must keep the seat. */
  pins?(chosen: Chosen): boolean;
}

const plugs = import.meta.glob<{ default: SetupPlug }>('./*/setup.ts');

/** How a game is set up; nothing special for a game that says nothing. */
export async function loadSetup(game: string): Promise<SetupPlug> {
  const load = plugs[`./${game}/setup.ts`];
  return load ? (await load()).default : {};
}

/** An option as its words name it: the Hero of each seat is a Hero. */
export function stem(option: string): string {
  return option.replace(/-\d+$/, '');
}

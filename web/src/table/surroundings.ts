import { getContext, setContext } from 'svelte';
import type { GamePlug } from '../games/plug';

/** What sentences and rule links inside a table need to know of it. */
export interface Surroundings {
  readonly game: string;
  readonly plug: GamePlug<unknown> | null;
  /** The reader's own seat. */
  readonly you: number | null;
  seatName(seat: number): string;
  showRule(rule: string): void;
}

const KEY = Symbol('table');

export function surround(surroundings: Surroundings): void {
  setContext(KEY, surroundings);
}

export function surroundings(): Surroundings {
  return getContext<Surroundings>(KEY);
}

import { getContext, setContext } from 'svelte';
import type { GamePlug } from '../games/plug';
import type { Seat } from '../protocol/types';
import { seatName } from './seats';

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

/** What a table and a moment of a replay both tell. */
interface Shown {
  readonly game: string;
  readonly you: number | null;
  readonly seats: readonly Seat[];
}

/** Tells it, as it is shown at any time, to all that stands inside. */
export function surround(shown: () => Shown | null, plug: () => GamePlug<unknown> | null, showRule: (rule: string) => void): void {
  setContext<Surroundings>(KEY, {
    get game() {
      return shown()?.game ?? '';
    },
    get plug() {
      return plug();
    },
    get you() {
      return shown()?.you ?? null;
    },
    seatName: (seat) => seatName(shown()?.seats ?? [], seat),
    showRule,
  });
}

export function surroundings(): Surroundings {
  return getContext<Surroundings>(KEY);
}

import type { OfferedMove } from '../protocol/types';
import type { Reach } from './narrow';

/** What a board may ask about the things it draws. */
export interface Touch {
  reach(thing: string): Reach;
  picks(thing: string): number;
  /** Which of the picked things it is, counted from 1; 0 when it isn't picked. */
  place(thing: string): number;
  touch(thing: string): void;
  /** All moves that are offered, and those that what was picked leaves: for boards that ask which of several is meant. */
  readonly moves: readonly OfferedMove[];
  readonly left: readonly OfferedMove[];
  choose(move: OfferedMove): void;
  /** Several things lie where a finger was: asks which of them is meant. */
  askWhich(things: readonly string[]): void;
  /** The move that is talked about: pointed at in a list, or ready to be played. */
  readonly meant: OfferedMove | null;
  /** What a coach points at: a board that shows a part of itself shows it. */
  readonly marked: readonly string[];
  /** Goes to a thing by itself, from choice to choice, as long as there is a next move and nothing new is shown; says why if there is none. */
  travel(to: string, next: Travel): void;
}

/** Of the moves that are offered the one that leads on, if one does. */
export type Travel = (moves: readonly OfferedMove[]) => OfferedMove | null;

/** Whether any move is about a thing, whatever is picked: what was asked for stays in its place, as another may be meant. */
export function isOffered(touch: Touch, name: string): boolean {
  return touch.moves.some(({ targets }) => targets.includes(name));
}

/** For boards that are only looked at: a replay. */
export const LOOK_ONLY: Touch = {
  reach: () => 'no',
  picks: () => 0,
  place: () => 0,
  touch: () => undefined,
  moves: [],
  left: [],
  choose: () => undefined,
  askWhich: () => undefined,
  meant: null,
  marked: [],
  travel: () => undefined,
};

/**
 * Makes a button a thing: `<button {...thing(touch, 'card:L1-02')}>`. Motions find it, and a click on it narrows the moves
 * or asks why not. What a click would do stands in `data-reach`, for the board's style.
 */
export function thing(touch: Touch, name: string) {
  const reach = touch.reach(name);
  return {
    'data-thing': name,
    'data-reach': reach,
    'aria-disabled': reach === 'no',
    'aria-pressed': reach === 'picked',
    onclick: () => touch.touch(name),
  };
}

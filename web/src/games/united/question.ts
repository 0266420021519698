import type { OfferedMove } from '../../protocol/types';
import { paymentOf } from './payment.svelte';

/** A thing that is picked and lies nowhere on the board: the board puts it before the player. */
export interface Answer {
  move: OfferedMove;
  kind: string;
  id: string;
}

const ASKED = /^pick (option|number|symbol|super-hero|super-villain|battle-plan|gear|plan|card|hero) (\S+)$/;

/** The answers of a question that the board must put itself, given what lies on it. */
export function answersOf(moves: readonly OfferedMove[], lies: (thing: string) => boolean): Answer[] {
  return moves.flatMap((move) => {
    const [, kind = '', id = ''] = ASKED.exec(move.move) ?? [];
    return kind !== '' && !move.targets.every(lies) ? [{ move, kind, id }] : [];
  });
}

/** The options of a question that numbers them: draw a card (1), or gain a token (2)? */
export function numbered(question: string, count: number): string[] {
  const parts = question
    .replace(/^\{source\}\s*:\s*/u, '')
    .split(/\s*\(\d\)[,;?.!]*\s*/u)
    .slice(0, -1);
  const bare = parts.map((part) => part.replace(/^(?:or|или|либо|albo|lub|czy|ou|bien)\s+/iu, '').trim());
  return bare.length === count ? bare.map(capital) : [];
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The options of a card's text: what stands before and after its OR. */
export function optionsOf(text: string, count: number): string[] {
  const parts = text.split(/,? (?:OR|ИЛИ|ALBO|LUB|OU),? /u).map((part) => part.trim().replace(/[.;]$/, ''));
  return parts.length === count ? parts.map(capital) : [];
}

/** Questions, and which of several payments is meant. */
export function asksItself(moves: readonly OfferedMove[]): boolean {
  if (moves.some(({ move }) => /^pick (option|number|super-hero|super-villain|battle-plan|gear) /.test(move))) return true;
  const [first, ...others] = moves;
  const same = (move: OfferedMove) => paymentOf(move.move) !== null && move.targets.join() === first?.targets.join();
  return first !== undefined && others.length > 0 && same(first) && others.every(same);
}

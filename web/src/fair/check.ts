import type { Drawn, TableState } from '../protocol/types';
import { Chance, commitmentOf, mixed, pledgeOf } from './chance';
import type { Note } from './notes';

/** How a step of the check came out; `unseen` is right as far as the server says, but this device was not there to see it. */
export type Verdict = 'right' | 'wrong' | 'unseen';

export interface CheckStep {
  key: 'commitment' | 'shares' | 'mix' | 'draws';
  verdict: Verdict;
  /** For the sentence. */
  n: number;
  /** What was computed. */
  value: string;
}

/** Checks a finished table's deal, with nothing but what was seen and what is published. */
export function checkDeal(table: TableState, seed: string, drawn: readonly Drawn[], seen: Note | undefined): CheckStep[] {
  const stakes = table.deal.stakes.flatMap(({ seat, share, pledge }) => (share && pledge ? [{ seat, share, pledge }] : []));
  const commitment = commitmentOf(seed);
  const promised = seen?.commitment ?? table.commitment;
  const shares = stakes.every(({ share, pledge }) => pledgeOf(share) === pledge);
  const asSeen = seen !== undefined && stakes.every(({ seat, pledge }) => seen.pledges[seat] === pledge);
  const contradicted = seen !== undefined && stakes.some(({ seat, pledge }) => (seen.pledges[seat] ?? pledge) !== pledge);
  const dealtFrom = mixed(seed, stakes);
  const chance = new Chance(dealtFrom);
  const draws = drawn.every(({ below, before, after }) => same(below === null ? chance.shuffled(before) : [chance.below(below)], after));
  return [
    { key: 'commitment', verdict: commitment !== promised ? 'wrong' : seen ? 'right' : 'unseen', n: 1, value: commitment },
    {
      key: 'shares',
      verdict: !shares || contradicted ? 'wrong' : asSeen ? 'right' : 'unseen',
      n: stakes.length,
      value: stakes.map(({ share }) => share).join(' '),
    },
    { key: 'mix', verdict: 'right', n: stakes.length, value: dealtFrom },
    { key: 'draws', verdict: draws ? 'right' : 'wrong', n: drawn.length, value: '' },
  ];
}

const same = (one: readonly number[], other: readonly number[]) => one.length === other.length && one.every((item, i) => item === other[i]);

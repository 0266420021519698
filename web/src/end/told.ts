import { parts, t } from '../phrases/catalogue.svelte';
import { plain } from '../phrases/sentence';
import type { Outcome, Seat } from '../protocol/types';
import { seatName } from '../table/seats';

/** The result as those read it who were not at the table: nobody is called “you”. */
export function toldToOthers(seats: readonly Seat[], { decided, winners, why }: Outcome): { headline: string; why: string } {
  const name = (seat: number) => seatName(seats, seat);
  return { headline: headline(decided, winners.map(name)), why: plain(parts(why, name)) };
}

function headline(decided: boolean, winners: readonly string[]): string {
  if (!decided) return t('end.undecided');
  if (winners.length === 0) return t('end.nobody');
  return t('end.won', { n: winners.length, names: { many: winners.map((text) => ({ text })) } });
}

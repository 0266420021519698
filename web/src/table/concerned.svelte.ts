import type { OfferedMove } from '../protocol/types';

interface Pointed {
  readonly pointed: OfferedMove | null;
}

/** Marks on the table what the move that is pointed at is about, and what it reaches. */
export const concerned = (session: Pointed, aims: (move: OfferedMove) => readonly string[]) => (table: HTMLElement) => {
  const { pointed } = session;
  const things = new Set(pointed ? [...pointed.targets, ...aims(pointed)] : []);
  const marked = [...table.querySelectorAll<HTMLElement>(':is(.seats, .board, .sheet) [data-thing]')].filter((one) => things.has(one.dataset['thing'] ?? ''));
  for (const element of marked) element.dataset['concerned'] = '';
  return () => {
    for (const element of marked) delete element.dataset['concerned'];
  };
};

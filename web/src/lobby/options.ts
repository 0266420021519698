import type { TableOption } from '../protocol/types';

export function isSeat(value: string): boolean {
  return /^\d+$/.test(value);
}

/** A text of one's own instead of fixed values. */
export function isText(option: TableOption): boolean {
  return option.longest > 0;
}

/** The values of an option that make sense at a table of this size. */
export function valuesFor(option: TableOption, seatOption: string | undefined, seats: number): string[] {
  if (option.id !== seatOption) return option.values;
  return option.values.filter((value) => !isSeat(value) || Number(value) < seats);
}

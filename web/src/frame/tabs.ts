import type { IconName } from './icons';

/** One of several things to look at. */
export interface TabEntry<T extends string> {
  id: T;
  label: string;
  icon: IconName;
  /** How many there are of what it shows; nothing is said of none. */
  count?: number;
}

/** What this device has seen of a table's deal with its own eyes, and its own shares: what others say later is compared with this. */

export interface Note {
  /** The first commitment that the server showed. */
  commitment: string;
  /** By seat, as they were when the own share was opened. */
  pledges: Record<string, string>;
}

const SHARES = 'sixstones.shares';
const NOTES = 'sixstones.deals';
/** More tables than anybody plays at a time. */
const REMEMBERED = 100;

function read<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, T>;
  } catch {
    return {};
  }
}

function add<T>(key: string, name: string, value: T): void {
  const { [name]: _, ...others } = read<T>(key);
  const kept = Object.entries(others).slice(1 - REMEMBERED);
  localStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept, [name, value]])));
}

export const noteOf = (table: string): Note | undefined => read<Note>(NOTES)[table];

export const note = (table: string, value: Note): void => add(NOTES, table, value);

export const shareOf = (pledge: string): string | undefined => read<string>(SHARES)[pledge];

export const keepShare = (pledge: string, share: string): void => add(SHARES, pledge, share);

import { go, links } from '../frame/route.svelte';
import { ApiError, api } from '../protocol/api';

const KEY = 'sixstones.record.';

/** The server takes no more at once, and no record is longer. */
const LARGEST = 64 * 1024;

/** The text of a record that was opened in this window. */
export const recalled = (id: string) => sessionStorage.getItem(KEY + id);

/** Opens a record from a file. */
export async function openRecord(file: Blob): Promise<void> {
  if (file.size > LARGEST) throw new ApiError('too-large', { key: 'replay.tooLarge' });
  const text = await file.text();
  const { record } = await api.bringRecord(text);
  try {
    sessionStorage.setItem(KEY + record, text);
  } catch {
    // A full store only means that the file must be opened again one day.
  }
  go(links.replay({ kind: 'record', id: record }));
}

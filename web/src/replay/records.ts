import { go, links } from '../frame/route.svelte';
import { api } from '../protocol/api';

const KEY = 'sixstones.record.';

/** The text of a record that was opened in this window. */
export const recalled = (id: string) => sessionStorage.getItem(KEY + id);

/** Opens a record from a file. */
export async function openRecord(file: Blob): Promise<void> {
  const text = await file.text();
  const { record } = await api.bringRecord(text);
  try {
    sessionStorage.setItem(KEY + record, text);
  } catch {
    // A full store only means that the file must be opened again one day.
  }
  go(links.replay({ kind: 'record', id: record }));
}

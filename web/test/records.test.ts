import { expect, it, vi } from 'vitest';
import { openRecord } from '../src/replay/records';

it('sends no file that is too large to be a record, and says so', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const file = new Blob(['a'.repeat(64 * 1024 + 1)]);
  await expect(openRecord(file)).rejects.toMatchObject({ why: { key: 'replay.tooLarge' } });
  expect(sent).not.toHaveBeenCalled();
});

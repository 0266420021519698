import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Live } from '../src/protocol/live';

/** A socket that does what the test says. */
class Wire {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static last: Wire;
  readyState = Wire.OPEN;
  readonly sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (end: { code: number }) => void = () => undefined;

  constructor() {
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = Wire.CLOSED;
    this.onclose({ code: 1006 });
  }
}

const calls = vi.fn(() => Promise.resolve(new Response('{"seq":18}')));
let live: Live;

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', calls);
  calls.mockClear();
  live = new Live('k3vq8m', { state: () => undefined, connection: () => undefined });
  Wire.last.onopen();
});

afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends a move over the socket and no call', async () => {
  const moved = live.move(17, 'take mind');
  expect(Wire.last.sent).toEqual(['{"seq":17,"move":"take mind"}']);
  Wire.last.onmessage({ data: '{"written":18}' });
  await moved;
  expect(calls).not.toHaveBeenCalled();
});

it('says why a move was refused', async () => {
  const moved = live.move(17, 'take mind');
  Wire.last.onmessage({ data: '{"problem":{"error":"stale","why":{"key":"error.stale"},"seq":19}}' });
  await expect(moved).rejects.toMatchObject({ code: 'stale' });
  expect(calls).not.toHaveBeenCalled();
});

it('asks by a call what became of a move when the socket breaks', async () => {
  const moved = live.move(17, 'take mind');
  Wire.last.close();
  await moved;
  expect(calls).toHaveBeenCalledWith('/api/tables/k3vq8m/moves', expect.objectContaining({ body: '{"seq":17,"move":"take mind"}' }));
});

it('does not wait for ever at a line that is dead', async () => {
  vi.useFakeTimers();
  const moved = live.move(17, 'take mind');
  await vi.advanceTimersByTimeAsync(60_000);
  await moved;
  expect(calls).toHaveBeenCalledOnce();
});

it('moves by a call while no socket is open', async () => {
  Wire.last.readyState = Wire.CLOSED;
  await live.move(17, 'take mind');
  expect(Wire.last.sent).toEqual([]);
  expect(calls).toHaveBeenCalledOnce();
});

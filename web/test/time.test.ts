import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/protocol/api';
import type { TableSummary } from '../src/protocol/types';
import { settings } from '../src/settings/settings.svelte';
import { limitName, LIMITS, span } from '../src/time/limits';
import { notify } from '../src/time/notify';
import { waitingForMe } from '../src/time/queue';
import { counted, waiting } from '../src/time/waiting.svelte';

const SECOND = 1000;

describe('time in words', () => {
  it('is read like a clock', () => {
    expect(span(0)).toBe('0:00');
    expect(span(-5)).toBe('0:00');
    expect(span(1)).toBe('0:01');
    expect(span(65 * SECOND)).toBe('1:05');
    expect(span(3725 * SECOND)).toBe('1:02:05');
    expect(span((2 * 24 + 3) * 3600 * SECOND)).toBe('2 d 3 h');
  });

  it('names every limit that is offered', () => {
    expect(LIMITS.map(limitName)).toEqual([
      'No clock',
      '0:30 for every move',
      '2:00 for every move',
      '5:00 for the game + 5 s a move',
      '15:00 for the game + 10 s a move',
      '1 day for every move',
      '3 days for every move',
      '7 days for every move',
    ]);
  });
});

const table = (name: string, change: Partial<TableSummary> = {}) =>
  ({ table: name, game: 'war', phase: 'running', toChoose: 0, yours: [0], deadline: null, movedAt: '2026-01-01T00:00:00Z', ...change }) as TableSummary;

describe('the queue', () => {
  it('holds the tables that wait for the reader, the most urgent first', () => {
    const tables = [
      table('others', { toChoose: 1 }),
      table('over', { phase: 'over' }),
      table('watched', { yours: [] }),
      table('late', { movedAt: '2026-01-02T00:00:00Z' }),
      table('early'),
      table('tomorrow', { deadline: '2026-01-04T00:00:00Z' }),
      table('today', { deadline: '2026-01-03T00:00:00Z' }),
    ];
    expect(waitingForMe(tables).map((one) => one.table)).toEqual(['today', 'tomorrow', 'early', 'late']);
  });
});

describe('a call', () => {
  const calls: string[] = [];
  const notes: Note[] = [];
  class Note {
    static permission = 'granted';
    onclick: (() => void) | null = null;
    constructor(title: string) {
      calls.push(title);
      notes.push(this);
    }
    close(): void {}
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    calls.length = 0;
    settings.notify = false;
  });

  it('comes only to who wants it, allows it, and looks elsewhere', () => {
    vi.stubGlobal('Notification', Note);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    notify('t', 'no', '');
    settings.notify = true;
    notify('t', 'yes', '');
    Note.permission = 'denied';
    notify('t', 'no', '');
    Note.permission = 'granted';
    hidden.mockReturnValue(false);
    notify('t', 'no', '');
    expect(calls).toEqual(['yes']);
  });

  it('leads to its table', () => {
    vi.stubGlobal('Notification', Note);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    settings.notify = true;
    notify('t', 'yes', '');
    notes.at(-1)?.onclick?.();
    expect(location.pathname).toBe('/t/t');
  });

  it('comes from wherever the reader is, for what waits since then, once', async () => {
    vi.stubGlobal('Notification', Note);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    settings.notify = true;
    let mine = [table('before')];
    vi.spyOn(api, 'myTables').mockImplementation(() => Promise.resolve(mine));
    await waiting.look();
    expect(calls).toEqual([]);
    mine = [table('before'), table('since'), table('others', { toChoose: 1 }), table('here')];
    await waiting.look('here');
    await waiting.look('here');
    expect(calls).toHaveLength(1);
    expect(waiting.besides('here').map((one) => one.table)).toEqual(['before', 'since']);
    mine = [table('before', { toChoose: 1 })];
    await waiting.look();
    mine = [table('before')];
    await waiting.look();
    expect(calls).toHaveLength(2);
  });

  it('is counted in the title', () => {
    expect(counted(0, 'Six Stones')).toBe('Six Stones');
    expect(counted(2, 'Six Stones')).toBe('(2) Six Stones');
  });
});

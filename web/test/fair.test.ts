import { webcrypto } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { Chance, commitmentOf, fromHex, mixed, pledgeOf, toHex } from '../src/fair/chance';
import { checkDeal } from '../src/fair/check';
import { hmac, sha256 } from '../src/fair/sha256';
import { OwnShare, dutyAt, newPledge, pledged, waitsForMeAlone } from '../src/fair/share';
import { ApiError, api } from '../src/protocol/api';
import { noteOf, note, shareOf } from '../src/fair/notes';
import type { Drawn, TableState } from '../src/protocol/types';

const SEED = '07'.repeat(32);
const ANN = '01'.repeat(32);
const BEN = '02'.repeat(32);
const BOTH = [
  { seat: 2, share: BEN },
  { seat: 0, share: ANN },
];
const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);

describe('SHA-256', () => {
  it('is that of the platform, whatever the length', async () => {
    for (let length = 0; length < 200; length++) {
      const message = bytes(length);
      expect(toHex(sha256(message))).toBe(toHex(new Uint8Array(await webcrypto.subtle.digest('SHA-256', message))));
    }
  });

  it('makes the HMAC of the platform', async () => {
    for (const length of [1, 32, 64, 65, 130]) {
      const key = await webcrypto.subtle.importKey('raw', bytes(length), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      expect(toHex(hmac(bytes(length), bytes(8)))).toBe(toHex(new Uint8Array(await webcrypto.subtle.sign('HMAC', key, bytes(8)))));
    }
  });
});

describe('a fair deal', () => {
  it('has the vectors of the document', () => {
    expect(commitmentOf(SEED)).toBe('4ff863dea644e1fab66ece438eb1bfe4ecb3879d8f6030fcc3d6c9bc20baa8c6');
    expect(pledgeOf(ANN)).toBe('c119b0a24ae571c92af5e64673fb95144d56aa42039000d477c65c62cef1c0f7');
    expect(mixed(SEED, BOTH)).toBe('77a163971939e148a9b9321db8413411c0da6e26f45c4c97a8de397f3b916084');
    expect(mixed(SEED, [])).toBe(SEED);
    const chance = new Chance(mixed(SEED, BOTH));
    expect(Array.from({ length: 12 }, () => chance.below(6))).toEqual([3, 3, 3, 1, 4, 2, 0, 0, 4, 4, 0, 5]);
    expect(new Chance(mixed(SEED, BOTH)).shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([7, 3, 8, 2, 5, 6, 4, 9, 0, 1]);
    expect(toHex(fromHex('00ff10'))).toBe('00ff10');
  });
});

function table(change: Partial<TableState>): TableState {
  return {
    table: 't',
    phase: 'over',
    you: 0,
    commitment: commitmentOf(SEED),
    deal: {
      settled: true,
      calledOff: 0,
      stakes: [
        { seat: 0, pledge: pledgeOf(ANN), share: ANN },
        { seat: 2, pledge: pledgeOf(BEN), share: BEN },
      ],
    },
    ...change,
  } as TableState;
}

describe('the check', () => {
  const chance = new Chance(mixed(SEED, BOTH));
  const drawn: Drawn[] = [
    { below: null, before: [4, 5, 6, 7], after: chance.shuffled([4, 5, 6, 7]) },
    { below: 9, before: [], after: [chance.below(9)] },
  ];
  const seen = { commitment: commitmentOf(SEED), pledges: { 0: pledgeOf(ANN), 2: pledgeOf(BEN) } };
  const verdicts = (...given: Parameters<typeof checkDeal>) => checkDeal(...given).map(({ verdict }) => verdict);

  it('finds everything right that is', () => {
    expect(verdicts(table({}), SEED, drawn, seen)).toEqual(['right', 'right', 'right', 'right']);
  });

  it('says what this device has not seen', () => {
    expect(verdicts(table({}), SEED, drawn, undefined)).toEqual(['unseen', 'unseen', 'right', 'right']);
    expect(verdicts(table({}), SEED, drawn, { ...seen, pledges: {} })).toEqual(['right', 'unseen', 'right', 'right']);
  });

  it('finds a seed, a commitment, a share, a pledge or a draw that was exchanged', () => {
    expect(verdicts(table({}), ANN, drawn, seen)[0]).toBe('wrong');
    expect(verdicts(table({ commitment: commitmentOf(ANN) }), ANN, drawn, seen)[0]).toBe('wrong');
    const other = [{ seat: 2, pledge: pledgeOf(SEED), share: SEED }];
    expect(verdicts(table({ deal: { settled: true, calledOff: 0, stakes: other } }), SEED, drawn, seen)[1]).toBe('wrong');
    const forged = [{ seat: 2, pledge: pledgeOf(BEN), share: SEED }];
    expect(verdicts(table({ deal: { settled: true, calledOff: 0, stakes: forged } }), SEED, drawn, seen)[1]).toBe('wrong');
    expect(verdicts(table({}), SEED, [{ below: null, before: [4, 5, 6, 7], after: [4, 5, 6, 7] }], seen)[3]).toBe('wrong');
  });
});

describe('what a page has to do for the deal', () => {
  const mine = newPledge();
  const at = (settled: boolean, ...stakes: TableState['deal']['stakes']) => table({ phase: 'waiting', deal: { settled, calledOff: 0, stakes } });

  it('pledges where nothing is pledged or the share is lost, until the seats are settled', () => {
    expect(dutyAt(at(false)).kind).toBe('pledge');
    expect(dutyAt(at(false, { seat: 0, pledge: pledgeOf(BEN), share: null })).kind).toBe('pledge');
    expect(dutyAt(at(false, { seat: 0, pledge: mine, share: null })).kind).toBe('none');
    expect(dutyAt(at(true)).kind).toBe('none');
    expect(dutyAt(at(true, { seat: 0, pledge: null, share: null })).kind).toBe('pledge');
    expect(dutyAt(at(true, { seat: 0, pledge: pledgeOf(BEN), share: null })).kind).toBe('lost');
  });

  it('opens its share when the last pledge is there, and no earlier', () => {
    const own = { seat: 0, pledge: mine, share: null };
    expect(dutyAt(at(true, own, { seat: 1, pledge: null, share: null })).kind).toBe('none');
    expect(dutyAt(at(false, own, { seat: 1, pledge: 'x', share: null })).kind).toBe('none');
    expect(dutyAt(at(true, own, { seat: 1, pledge: 'x', share: null }))).toEqual({ kind: 'reveal', share: shareOf(mine) });
    expect(dutyAt(at(true, { ...own, share: shareOf(mine) ?? '' })).kind).toBe('none');
    expect(waitsForMeAlone(at(true, own))).toBe(true);
    expect(waitsForMeAlone(at(true, own, { seat: 1, pledge: 'x', share: null }))).toBe(false);
  });

  it('has nothing to do without a seat and after the start', () => {
    expect(dutyAt(table({ phase: 'waiting', you: null })).kind).toBe('none');
    expect(dutyAt(table({ phase: 'running' })).kind).toBe('none');
  });

  it('gives a fresh pledge with every table, for the own seat alone', () => {
    const wish = { game: 'splendor', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'link', spectators: true, shuffle: false } as const;
    const one = pledged({ ...wish, seats: [...wish.seats] }).seats;
    const two = pledged({ ...wish, seats: [...wish.seats] }).seats;
    expect(one[0]?.pledge).toMatch(/^[0-9a-f]{64}$/);
    expect(one[0]?.pledge).not.toBe(two[0]?.pledge);
    expect(one[1]?.pledge).toBeUndefined();
    expect(pledgeOf(shareOf(one[0]?.pledge ?? '') ?? '')).toBe(one[0]?.pledge);
  });

  it('remembers a hundred tables', () => {
    for (let n = 0; n < 150; n++) note(`table${n}`, { commitment: 'c', pledges: {} });
    expect(noteOf('table149')).toBeDefined();
    expect(noteOf('table51')).toBeDefined();
    expect(noteOf('table3')).toBeUndefined();
  });
});

const waiting = (pledge: string | null): TableState =>
  table({ phase: 'waiting', you: 0, deal: { settled: true, calledOff: 0, stakes: [{ seat: 0, pledge, share: null }] } });

it('opens its share also where the next state comes before the answer to the pledge', async () => {
  const sent: string[] = [];
  let answer = (): void => undefined;
  const pledge = vi.spyOn(api, 'pledge').mockImplementation(async (_table, _seat, given) => {
    sent.push(given);
    await new Promise<void>((resolve) => (answer = resolve));
  });
  const reveal = vi.spyOn(api, 'reveal').mockImplementation(async () => undefined);
  const own = new OwnShare();
  own.look(waiting(null));
  own.look(waiting(sent[0] ?? ''));
  expect(reveal).not.toHaveBeenCalled();
  answer();
  await vi.waitFor(() => expect(reveal).toHaveBeenCalledOnce());
  pledge.mockRestore();
  reveal.mockRestore();
});

it('opens the share again when that got lost on the way', async () => {
  vi.useFakeTimers();
  const reveal = vi
    .spyOn(api, 'reveal')
    .mockRejectedValueOnce(new ApiError('offline', { key: 'error.offline' }))
    .mockResolvedValue(undefined);
  new OwnShare().look(waiting(newPledge()));
  await vi.runAllTimersAsync();
  expect(reveal).toHaveBeenCalledTimes(2);
  reveal.mockRestore();
  vi.useRealTimers();
});

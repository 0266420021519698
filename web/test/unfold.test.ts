import { expect, it } from 'vitest';
import type { ReplayStep, TableEvent } from '../src/protocol/types';
import { unfold } from '../src/table/unfold';
import { tableState } from './states';

const event = (n: number, seq: number): TableEvent => ({ n, seq, at: '', phrase: { key: `event ${n}` }, rules: [], motions: [], private: false });

const before = tableState({ seq: 4, lastEvent: 7, toChoose: 1, events: [event(7, 4)] });
const after = tableState({ seq: 7, lastEvent: 10, toChoose: 0, events: [event(8, 5), event(9, 6), event(10, 7)] });

/** Steps 3, 4 and 5 are the moves with the numbers 5, 6 and 7 of seats 1, 2 and 1. */
const replay =
  (seqOfStep: (step: number) => number) =>
  (step = 5) =>
    Promise.resolve<ReplayStep>({
      step,
      steps: 5,
      view: `view ${step}`,
      events: [event(step + 5, seqOfStep(step))],
      move: '',
      seat: step === 4 ? 2 : 1,
    });

it('takes a state apart that tells of several moves', async () => {
  const parts = await unfold(
    before,
    after,
    replay((step) => step + 2),
  );
  expect(parts.map(({ seq, view, toChoose, lastEvent }) => ({ seq, view, toChoose, lastEvent }))).toEqual([
    { seq: 5, view: 'view 3', toChoose: 2, lastEvent: 8 },
    { seq: 6, view: 'view 4', toChoose: 1, lastEvent: 9 },
    { seq: 7, view: {}, toChoose: 0, lastEvent: 10 },
  ]);
});

it('leaves a state whole that tells of one move', async () => {
  const one = tableState({ seq: 5, lastEvent: 9, events: [event(8, 5), event(9, 5)] });
  expect(
    await unfold(
      before,
      one,
      replay((step) => step),
    ),
  ).toEqual([one]);
});

it('leaves a state whole when the replay tells another story', async () => {
  expect(
    await unfold(
      before,
      after,
      replay((step) => step),
    ),
  ).toEqual([after]);
});

it('leaves a state whole when nobody can be asked', async () => {
  expect(await unfold(before, after, () => Promise.reject(new Error('offline')))).toEqual([after]);
});

it('leaves the first state whole', async () => {
  expect(
    await unfold(
      null,
      after,
      replay((step) => step + 2),
    ),
  ).toEqual([after]);
});

import { describe, expect, it } from 'vitest';
import { peakOf, struck } from '../src/table/peaks';
import { tableEvent, tableState } from './states';

const won = (...winners: number[]) => ({ winners, why: { key: 'won' }, scores: [1, 0, 0], decided: true });

describe('a peak', () => {
  it('is victory or defeat for one’s own side, and an end for who watches', () => {
    const before = tableState();
    expect(peakOf({ before, after: tableState({ outcome: won(0, 1) }) })).toBe('victory');
    expect(peakOf({ before, after: tableState({ outcome: won(1) }) })).toBe('defeat');
    expect(peakOf({ before, after: tableState({ you: null, outcome: won(1) }) })).toBe('over');
    expect(peakOf({ before, after: tableState({ outcome: { ...won(), decided: false } }) })).toBe('over');
  });

  it('is what the game says of its view', () => {
    const ofGame = () => 'mission' as const;
    expect(peakOf({ before: tableState(), after: tableState(), ofGame })).toBe('mission');
    expect(peakOf({ before: tableState(), after: tableState() })).toBeNull();
  });

  it('is the Snap even where it ends the game', () => {
    expect(peakOf({ before: tableState(), after: tableState({ outcome: won(1) }), ofGame: () => 'snap' })).toBe('snap');
  });

  it('is none for who has just come, or comes back to a game that is over', () => {
    expect(peakOf({ before: null, after: tableState({ outcome: won(0) }) })).toBeNull();
    expect(peakOf({ before: tableState({ outcome: won(0) }), after: tableState({ outcome: won(0) }) })).toBeNull();
  });
});

it('bursts where somebody was hit or fell', () => {
  const motions = [{ thing: 'piece:thor', from: 'tile:6,7', to: 'tile:6,8' }];
  expect(struck([tableEvent({ kind: 'hit', motions }), tableEvent({ kind: 'moved', motions: [{ thing: 'a', from: 'b', to: 'c' }] })])).toEqual(['tile:6,7']);
});

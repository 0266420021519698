import { beforeAll, describe, expect, it } from 'vitest';
import { HERO_CARDS, PLANS, threatCard } from '../src/games/united/facts';
import { cheapestFirst, paymentOf, spaceOf } from '../src/games/united/payment.svelte';
import { asksItself, answersOf } from '../src/games/united/question';
import { slotsOf } from '../src/games/united/slots';
import { loadGame } from '../src/phrases/catalogue.svelte';
import type { OfferedMove } from '../src/protocol/types';
import { unitedLocation } from './united-view';

const move = (notation: string, ...targets: string[]): OfferedMove => ({ move: notation, label: { key: notation }, targets });
beforeAll(() => loadGame('united'));

describe('facts of the cards', () => {
  it('come from the data of the game, without effects', () => {
    expect(HERO_CARDS.get('cc-07')).toEqual({ id: 'cc-07', hero: 'captain_carter', symbols: ['move'] });
    expect(HERO_CARDS.size).toBeGreaterThan(60);
    expect(PLANS.get('doom-p06')).toMatchObject({ move: 1, bam: true, tokens: { left: { thug: 1 }, center: { doombot: 1 }, right: { thug: 1 } } });
    expect(JSON.stringify([...HERO_CARDS.values()])).not.toContain('effects');
  });

  it('know copies of a Threat by its card', () => {
    expect(threatCard('cgr-t1-2')).toBe('cgr-t1');
    expect(threatCard('cgr-t3')).toBe('cgr-t3');
  });
});

describe('payments', () => {
  it('are read from the notation', () => {
    expect(paymentOf('move london with wild token')).toEqual({ symbol: 'wild', token: true });
    expect(paymentOf('rescue with heroic')).toEqual({ symbol: 'heroic', token: false });
    expect(paymentOf('fill doom-t4 attack with wild')).toEqual({ symbol: 'wild', token: false });
    expect(spaceOf('fill doom-t4 attack with wild')).toBe('attack');
    expect(paymentOf('plan doom-p01 with sv-03')).toBeNull();
    expect(paymentOf('end')).toBeNull();
  });

  it('that most people would choose come first', () => {
    const all = ['move london with wild token', 'move london with wild', 'move london with move token', 'move london with move'].map((one) => move(one));
    expect(cheapestFirst(all).map((one) => one.move)).toEqual([
      'move london with move',
      'move london with wild',
      'move london with move token',
      'move london with wild token',
    ]);
  });

  it('are asked for by the board where they are all that is left open', () => {
    const paid = [move('move london with move', 'location:london'), move('move london with wild', 'location:london')];
    expect(asksItself(paid)).toBe(true);
    expect(asksItself([...paid, move('move kun_lun with move', 'location:kun_lun')])).toBe(false);
    expect(asksItself(paid.slice(0, 1))).toBe(false);
  });
});

describe('questions', () => {
  it('are put by the board where the things lie nowhere on it', () => {
    const moves = [move('pick option 1', 'option:1'), move('pick hero loki', 'hero:loki'), move('pick location london', 'location:london'), move('decline')];
    expect(answersOf(moves, (thing) => thing === 'hero:loki').map(({ kind, id }) => [kind, id])).toEqual([['option', '1']]);
  });
});

describe('slots', () => {
  it('stand in a steady order, free ones last', () => {
    expect(slotsOf(unitedLocation('london', { thugs: 1, civilians: 1, crisisDoombots: 1 }))).toEqual(['thug', 'crisis-doombot', 'civilian', 'empty']);
  });
});

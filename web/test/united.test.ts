import { beforeAll, describe, expect, it } from 'vitest';
import { HERO_CARDS, PLANS, threatCard } from '../src/games/united/facts';
import { cheapestFirst, paymentOf, spaceOf } from '../src/games/united/payment.svelte';
import { asksItself, answersOf } from '../src/games/united/question';
import { slotsOf } from '../src/games/united/slots';
import { loadGame } from '../src/phrases/catalogue.svelte';
import { unitedLocation } from './united-view';
import { offered, paid, pick } from './moves';

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
  it('are parts of a move', () => {
    expect(paymentOf(paid('move london', 'wild', 'token'))).toEqual({ symbol: 'wild', token: true });
    expect(paymentOf(paid('rescue', 'heroic', 'card'))).toEqual({ symbol: 'heroic', token: false });
    const fill = { ...offered('fill doom-t4 attack with wild'), parts: { with: 'wild', from: 'card', space: 'attack' } };
    expect(paymentOf(fill)).toEqual({ symbol: 'wild', token: false });
    expect(spaceOf(fill)).toBe('attack');
    expect(paymentOf(offered('plan doom-p01 with sv-03'))).toBeNull();
    expect(paymentOf(offered('end'))).toBeNull();
  });

  it('that most people would choose come first', () => {
    const all = [
      paid('move london', 'wild', 'token'),
      paid('move london', 'wild', 'card'),
      paid('move london', 'move', 'token'),
      paid('move london', 'move', 'card'),
    ];
    expect(cheapestFirst(all).map((one) => one.move)).toEqual([
      'move london with move',
      'move london with wild',
      'move london with move token',
      'move london with wild token',
    ]);
  });

  it('are asked for by the board where they are all that is left open', () => {
    const london = [paid('move london', 'move', 'card', 'location:london'), paid('move london', 'wild', 'card', 'location:london')];
    expect(asksItself(london)).toBe(true);
    expect(asksItself([...london, paid('move kun_lun', 'move', 'card', 'location:kun_lun')])).toBe(false);
    expect(asksItself(london.slice(0, 1))).toBe(false);
  });
});

describe('questions', () => {
  it('are put by the board where the things lie nowhere on it', () => {
    const moves = [pick('option', '1'), pick('hero', 'loki'), pick('location', 'london'), offered('decline')];
    expect(
      answersOf(
        moves,
        (thing) => thing === 'hero:loki',
        () => true,
      ).map(({ kind, id }) => [kind, id]),
    ).toEqual([['option', '1']]);
  });

  it('about Heroes stand in the bar while it has room for them', () => {
    const heroes = ['loki', 'ironheart', 'mighty_thor', 'captain_carter', 'black_panther_shuri', 'spider_man_2099', 'cosmic_ghost_rider', 'wasp'];
    const asked = (n: number, room: boolean) =>
      answersOf(
        heroes.slice(0, n).map((hero) => pick('hero', hero)),
        (thing) => thing === 'hero:loki',
        () => room,
      );
    expect(asked(7, true)).toEqual([]);
    expect(asked(7, false)).toHaveLength(7);
    expect(asked(8, true)).toHaveLength(8);
  });
});

describe('slots', () => {
  it('stand in a steady order, free ones last', () => {
    expect(slotsOf(unitedLocation('london', { thugs: 1, civilians: 1, crisisDoombots: 1 }))).toEqual(['thug', 'crisis-doombot', 'civilian', 'empty']);
  });
});

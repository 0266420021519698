import { beforeAll, describe, expect, it } from 'vitest';
import { after } from '../src/games/united/between';
import { HERO_CARDS, PLANS, threatCard } from '../src/games/united/facts';
import { cheapestFirst, paymentOf, spaceOf } from '../src/games/united/payment.svelte';
import { asksItself, answersOf, numbered, optionsOf } from '../src/games/united/question';
import { scenes } from '../src/games/united/scenes';
import { slotsOf } from '../src/games/united/slots';
import { sourceOf } from '../src/games/united/source';
import type { UnitedView } from '../src/games/united/view';
import { loadGame } from '../src/phrases/catalogue.svelte';
import type { Gap, Motion, OfferedMove, TableEvent } from '../src/protocol/types';
import { unitedLocation, unitedView } from './united-view';

const move = (notation: string, ...targets: string[]): OfferedMove => ({ move: notation, label: { key: notation }, targets });
const motion = (thing: string, from: string, to = from): Motion => ({ thing, from, to });
let n = 0;
const event = (key: string, motions: Motion[] = [], gaps: Record<string, Gap> = {}): TableEvent => ({
  at: '',
  n: ++n,
  seq: 1,
  private: false,
  rules: [],
  motions,
  phrase: { key: `united.event.${key}`, gaps },
});

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

  it('show the options of the card', () => {
    expect(optionsOf('Draw 1 card OR, at the end of your turn, charge Scepter.', 2)).toEqual(['Draw 1 card', 'At the end of your turn, charge Scepter']);
    expect(optionsOf('Draw 1 card.', 2)).toEqual([]);
  });

  it('show the options as the question numbers them', () => {
    expect(numbered('{source}: draw a card (1), or discard one for a Wild token (2)?', 2)).toEqual(['Draw a card', 'Discard one for a Wild token']);
    expect(numbered('', 2)).toEqual([]);
  });

  it('name the card whose effect asks', () => {
    expect(sourceOf('bp-06/0.1')?.name).toBe('Shielding');
    expect(sourceOf('maestro.bam')?.name).toBe('Maestro');
    expect(sourceOf('doom-t3.bam')?.text).toContain('damage');
    expect(sourceOf('')).toBeNull();
  });
});

describe('slots', () => {
  it('stand in a steady order, free ones last', () => {
    expect(slotsOf(unitedLocation('london', { thugs: 1, civilians: 1, crisisDoombots: 1 }))).toEqual(['thug', 'crisis-doombot', 'civilian', 'empty']);
  });
});

describe('the board between two states', () => {
  const view = unitedView();
  const at = (shown: UnitedView, id: string) => shown.locations.find((one) => one.id === id);

  it('follows the Villain', () => {
    const shown = after(view, event('villainMoved', [motion('villain', 'location:kun_lun', 'location:tva_headquarters')]));
    expect(shown.villain.at).toBe(0);
    expect(shown.locations.map((one) => one.villain)).toEqual([true, false, false, false, false, false]);
  });

  it('adds, moves and takes away tokens', () => {
    const added = after(view, event('added', [motion('token:thug', 'supply', 'location:london'), motion('token:thug', 'supply', 'location:london')]));
    expect(at(added, 'london')?.thugs).toBe(4);
    const gone = after(view, event('defeated', [motion('token:crisis-doombot', 'location:london', 'mission:defeat')]));
    expect(at(gone, 'london')?.crisisDoombots).toBe(0);
    const crisis = after(view, event('crisis', [motion('token:doombot', 'location:kun_lun')]));
    expect([at(crisis, 'kun_lun')?.doombots, at(crisis, 'kun_lun')?.crisisDoombots]).toEqual([0, 1]);
  });

  it('takes cards from hands and puts plans on the Storyline', () => {
    const hit = after(view, event('discarded.own', [motion('card:cc-07', 'hand:captain_carter', 'deck:captain_carter')]));
    expect(hit.heroes[0]).toMatchObject({ handSize: 1, hand: ['cc-05'], deck: 10 });
    const hidden = after(view, event('discarded', [motion('back', 'hand:mighty_thor', 'deck:mighty_thor')]));
    expect(hidden.heroes[1]).toMatchObject({ handSize: 0, deck: 10 });
    const plan = after(view, event('playedPlan', [motion('plan:doom-p06', 'deck:plans', 'story')]));
    expect(plan.story.at(-1)).toMatchObject({ kind: 'plan', card: 'doom-p06' });
    expect(plan.villain.deck).toBe(7);
  });

  it('takes figures from what is told', () => {
    expect(after(view, event('villainHit', [motion('health', 'villain', 'supply')], { health: { count: 4 } })).villain.health).toBe(4);
    expect(after(view, event('henchmanHit', [motion('health', 'threat:doom-t3', 'supply')], { health: { count: 1 } })).threats[1]?.health).toBe(1);
    expect(after(view, event('progress', [motion('token', 'mission:rescue')], { count: { count: 5 } })).missions[0]?.tokens).toBe(5);
    expect(after(view, event('knockedOut', [motion('state', 'hero:mighty_thor')])).heroes[1]?.ko).toBe(true);
  });

  it('is told in scenes when the Villain acts, without the last one', () => {
    const events = [
      event('villainTurn', [motion('turn', 'villain')]),
      event('playedPlan', [motion('plan:doom-p06', 'deck:plans', 'story')]),
      event('villainMoved', [motion('villain', 'location:kun_lun', 'location:tva_headquarters')]),
      event('discarded', [motion('back', 'hand:mighty_thor', 'deck:mighty_thor')]),
      event('prevented', [motion('shield', 'hero:mighty_thor')]),
      event('heroTurn', [motion('turn', 'hero:mighty_thor')]),
    ];
    const told = scenes(view, view, events);
    expect(told.map((scene) => scene.events.length)).toEqual([1, 1, 1, 2]);
    expect(told[0]?.view.phase).toBe('villain');
    expect(told.at(-1)?.view.villain.at).toBe(0);
    expect(scenes(view, view, [event('moved', [motion('hero:mighty_thor', 'location:london', 'location:kun_lun')])])).toEqual([]);
  });
});

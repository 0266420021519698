import { describe, expect, it } from 'vitest';
import { allCards, allLocations, card, location } from '../src/games/splendor/cards';
import drawings from '../src/games/splendor/card-emblems.json?emblems';
import { fewestShields } from '../src/games/splendor/payment';
import { price } from '../src/games/splendor/price';
import tiles from '../src/games/splendor/tile-emblems.json?emblems';
import type { Counts, SeatView } from '../src/games/splendor/view';
import { offered } from './moves';

const counts = (some: Partial<Counts>): Counts => ({ mind: 0, space: 0, soul: 0, power: 0, reality: 0, time: 0, shield: 0, ...some });

const seat = (tokens: Partial<Counts>, bonuses: Partial<Counts> = {}): SeatView => ({
  tokens: counts(tokens),
  bonuses: counts(bonuses),
  team: [],
  hand: [],
  locations: [],
  points: 0,
  avengers: 0,
  gauntlet: false,
});

describe('the box', () => {
  it('has every card and an emblem for it', () => {
    expect(allCards('marvel')).toHaveLength(90);
    for (const { id } of allCards('marvel')) expect(drawings[id], id).toBeTruthy();
  });

  it('has eight sides of locations and an emblem for each', () => {
    expect(allLocations('marvel')).toHaveLength(8);
    for (const { id } of allLocations('marvel')) expect(tiles[id], id).toBeTruthy();
    expect(location('4A').cost).toEqual({ mind: 3, space: 3, soul: 0, power: 0, reality: 3 });
  });

  it('has the classic box with an emblem for each level and the nobles', () => {
    expect(allCards('classic')).toHaveLength(90);
    expect(allLocations('classic')).toHaveLength(10);
    for (const drawing of [drawings['classic-1'], drawings['classic-2'], drawings['classic-3'], tiles['noble']]) expect(drawing).toBeTruthy();
  });

  it('knows Rocket', () => {
    expect(card('L1-02')).toMatchObject({ level: 1, bonus: 'mind', cost: { mind: 1, reality: 2 } });
  });
});

describe('a price', () => {
  it('is the cost less bonuses', () => {
    expect(price(card('L1-02'), seat({ reality: 1 }, { mind: 1, reality: 1 }))).toMatchObject({ total: 1, short: 0 });
  });

  it('counts S.H.I.E.L.D. tokens as any colour', () => {
    expect(price(card('L1-02'), seat({ mind: 1, shield: 1 }))).toMatchObject({ total: 3, short: 1 });
  });

  it('shows in its meters what bonuses and tokens pay', () => {
    const reality = price(card('L1-02'), seat({ reality: 1 })).parts.find((part) => part.colour === 'reality');
    expect(reality).toEqual({ colour: 'reality', cost: 2, byBonus: 0, byTokens: 50 });
  });

  it('is free when bonuses pay all', () => {
    expect(price(card('L1-02'), seat({}, { mind: 1, reality: 2 }))).toMatchObject({ total: 0, short: 0 });
  });
});

it('suggests the payment with the fewest S.H.I.E.L.D. tokens', () => {
  const pay = (...targets: string[]) => offered(`pay ${targets.join(' ')}`, ...targets);
  const colours = pay('mine:mind', 'mine:reality');
  expect(fewestShields([pay('mine:mind', 'mine:shield'), colours, pay('mine:shield', 'mine:shield')])).toBe(colours);
  expect(fewestShields([])).toBeNull();
});

import type { GauntletView } from '../src/games/gauntlet/view';
import { describe, expect, it } from 'vitest';
import { arc } from '../src/games/gauntlet/arcs';
import { card, deckCards, effectKey } from '../src/games/gauntlet/cards';
import drawings from '../src/games/gauntlet/card-emblems.json';
import { knownInDeck, tracked } from '../src/games/gauntlet/knowledge';
import rules from '../../games/gauntlet/src/main/resources/sixstones/gauntlet/phrases/en.json';
import { valuesFor } from '../src/lobby/options';
import { gauntletView } from './gauntlet';

describe('the box', () => {
  it('has 16 heroes and 13 cards of Thanos', () => {
    expect(deckCards('hero')).toHaveLength(16);
    expect(deckCards('thanos')).toHaveLength(13);
    expect(card('ant-man-and-wasp')).toMatchObject({ value: 2, deck: 'hero', stone: null });
    expect(card('soul-stone').stone).toBe('soul');
  });

  it('has a name, an effect and a picture for every card', () => {
    const pictures = drawings as Record<string, string>;
    for (const { id, stone } of [...deckCards('hero'), ...deckCards('thanos')]) {
      expect(rules).toHaveProperty([`gauntlet.card.${id}`]);
      expect(rules).toHaveProperty([effectKey(id)]);
      if (!stone) expect(pictures[id], id).toBeTruthy();
    }
  });
});

describe('the tracker', () => {
  it('tells where the viewer has every card', () => {
    const view = gauntletView();
    const [ones, twos] = tracked(view, 'thanos', 0);
    // One Outrider lies face up, its twin has not been seen.
    expect(ones?.map((one) => one.where).sort()).toEqual(['shown', 'shown', 'unseen']);
    expect(twos).toEqual([
      { id: 'corvus-glaive', where: 'unseen' },
      { id: 'soul-stone', where: 'known' },
    ]);
    expect(tracked(view, 'hero', 0)[5]).toContainEqual({ id: 'iron-man', where: 'own' });
  });

  it('lists cards of a deck as they will be drawn, the bottom last', () => {
    const known: GauntletView['known'] = [
      { card: 'thanos', where: 'deck', seat: null, depth: -1 },
      { card: 'outrider', where: 'deck', seat: null, depth: -2 },
      { card: 'thor', where: 'deck', seat: null, depth: 2 },
      { card: 'hulk', where: 'deck', seat: null, depth: 1 },
    ];
    const view = gauntletView({ known });
    expect(knownInDeck(view, 'hero').map((one) => one.card)).toEqual(['hulk', 'thor']);
    expect(knownInDeck(view, 'thanos').map((one) => one.card)).toEqual(['outrider', 'thanos']);
  });
});

it('life breaks off from the top of its arc', () => {
  const pieces = arc('hero', 6, 4);
  expect(pieces.map((piece) => piece.alive)).toEqual([true, true, true, true, false, false]);
  expect(pieces.findIndex((piece) => piece.tip)).toBe(3);
});

it('only seats that exist can be Thanos', () => {
  const option = { id: 'thanos', values: ['0', '1', '2', 'random'], standard: '0', seats: [], longest: 0 };
  expect(valuesFor(option, 'thanos', 2)).toEqual(['0', '1', 'random']);
  expect(valuesFor(option, undefined, 2)).toEqual(option.values);
});

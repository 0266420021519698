import { beforeAll, expect, it } from 'vitest';
import { asks as stakes, brings } from '../src/games/gauntlet/brings';
import { loadGame } from '../src/phrases/catalogue.svelte';
import type { Phrase } from '../src/protocol/types';
import { gauntletView } from './gauntlet';
import { offered } from './moves';

beforeAll(() => loadGame('gauntlet'));

const asks = (question: string, card?: string): Phrase => ({
  key: `gauntlet.prompt.${question}`,
  ...(card && { gaps: { card: { name: `gauntlet.card.${card}` } } }),
});

it('a card is played for its effect', () => {
  expect(brings(offered('play outrider', 'card:outrider'), gauntletView(), asks('play'))).toBe('Choose a hero and name a value.');
});

it('a hero is chosen for what the card does to him', () => {
  const choose = offered('choose 1', 'seat:1');
  expect(brings(choose, gauntletView(), asks('victim', 'soul-stone'))).toBe('the card is defeated if its value is 3 or more');
  expect(brings(choose, gauntletView(), asks('fight'))).toBe('the lower card is defeated and costs 1 life');
  expect(brings(choose, gauntletView(), asks('token'))).toBeNull();
});

it('a defeated Stone goes back into the deck, another card does not', () => {
  expect(brings(offered('lose power-stone', 'card:power-stone'), gauntletView(), asks('lose'))).toContain('back into your deck');
  expect(brings(offered('lose outrider', 'card:outrider'), gauntletView(), asks('lose'))).toBe('costs 1 life; you draw a new card');
});

it('a fight says what is at stake before one decides', () => {
  const view = gauntletView();
  const own = view.seats[1];
  if (!own) throw new Error('nobody sits there');
  const armed = { ...view, seats: view.seats.map((seat) => (seat === own ? { ...own, hand: ['hulk'], tokens: 1 } : seat)) };
  expect(stakes(armed, asks('mayFight'), 1)).toBe('Your 5 against a random card: the lower costs 1 life.');
  expect(stakes(armed, asks('victim', 'outrider'), 0)).toContain('a hit costs the heroes 1 life');
  expect(stakes(armed, asks('play'), 0)).toBeNull();
  expect(stakes(armed, asks('fightWith'), 0)).toBeNull();
});

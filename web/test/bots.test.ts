import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/phrases/languages';
import { animals } from '../src/lobby/setup/seats';
import { botAbout, botAnimal, botName, faceAnimal, seatName } from '../src/table/seats';
import type { Seat } from '../src/protocol/types';

const LEVELS = ['easy', 'medium', 'hard', 'master'];
const SEATS = [0, 1, 2, 3, 4, 5];

const bot = (seat: number, level: string): Seat => ({
  seat,
  level,
  kind: 'bot',
  name: null,
  avatar: null,
  taste: null,
  absent: false,
  you: false,
  connected: true,
});

describe.each(LANGUAGES)('bots in %s', (language) => {
  const messages = JSON.parse(readFileSync(`src/phrases/${language}.json`, 'utf8')) as Record<string, string>;

  it('never share a name at a table', () => {
    const names = Object.entries(messages).filter(([key]) => /^bot\.\w+\.(fox|wolf|owl|bear|raven|tiger)$/.test(key));
    expect(names).toHaveLength(LEVELS.length * SEATS.length);
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
  });
});

describe('a bot', () => {
  it('has the name of its animal, whose ever seat it has', () => {
    expect(botName('hard', 'wolf')).toBe('Ulf');
    expect(seatName([bot(0, 'easy'), bot(1, 'hard')], 1)).toBe('Ulf');
    expect(seatName([{ ...bot(0, 'hard'), avatar: 'wolf' }, bot(1, 'easy')], 0)).toBe('Ulf');
  });

  it('that stands in for a person is the animal of the seat, not the person’s', () => {
    expect(botAnimal(1, { name: 'Ann', avatar: 'koala' })).toBe('wolf');
  });

  it('is nobody whom a person has chosen to be', () => {
    expect(animals(['me', 'bot:easy', 'bot:easy'], 'owl')).toEqual(['owl', 'wolf', 'fox']);
    expect(animals(['me', 'bot:easy', 'open'], 'wolf')).toEqual(['wolf', 'fox', 'owl']);
    expect(animals(['bot:easy', 'bot:easy', 'open', 'me'], 'koala')).toEqual(['fox', 'wolf', 'owl', 'koala']);
    expect(animals(['open', 'bot:easy', 'me'], 'wolf')).toEqual(['owl', 'fox', 'wolf']);
  });

  it('shares its face with nobody', () => {
    const person = (seat: number, avatar: Seat['avatar']): Seat => ({ ...bot(seat, ''), kind: 'person', name: 'Ann', level: null, avatar });
    const seats = [person(0, null), { ...bot(1, 'easy'), avatar: 'fox' as const }, person(2, 'wolf'), person(3, null)];
    expect(seats.map(({ seat }) => faceAnimal(seats, seat))).toEqual(['owl', 'fox', 'wolf', 'bear']);
  });

  it('of the laboratory is called after its animal', () => {
    expect(botName('greedy', 'fox')).toBe('Fox');
  });

  it('says something of itself even in a game that has no words for it', () => {
    for (const level of LEVELS) expect(botAbout('unheard', level)).toMatch(/\w/);
    expect(botAbout('unheard', 'greedy')).toBeNull();
  });
});

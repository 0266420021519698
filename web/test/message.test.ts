import { describe, expect, it } from 'vitest';
import { parse } from '../src/phrases/message';
import { plain, sentence, type Speaker } from '../src/phrases/sentence';
import type { Gap } from '../src/protocol/types';

const names = ['Nadia', 'Tomek'];

function say(message: string, gaps: Record<string, Gap> = {}, language = 'en', others: Record<string, string> = {}, you: number | null = null): string {
  const speaker: Speaker = {
    language,
    message: (key) => (key === 'said' ? message : others[key]),
    seatName: (seat) => names[seat] ?? '?',
    you,
  };
  return plain(sentence({ key: 'said', gaps }, speaker));
}

describe('a message', () => {
  it('fills its gaps', () => {
    expect(say('{seat} took {what}.', { seat: { seat: 1 }, what: { text: 'all' } })).toBe('Tomek took all.');
  });

  it('shows a missing gap as it is written', () => {
    expect(say('{seat} took {what}.', { seat: { seat: 0 } })).toBe('Nadia took {what}.');
  });

  it.each([
    ['en', 1, '1 stone'],
    ['en', 5, '5 stones'],
    ['ru', 1, '1 камень'],
    ['ru', 3, '3 камня'],
    ['ru', 11, '11 камней'],
    ['ru', 21, '21 камень'],
    ['pl', 2, '2 kamienie'],
    ['pl', 5, '5 kamieni'],
    ['pl', 22, '22 kamienie'],
    ['fr', 0, '0 pierre'],
    ['fr', 2, '2 pierres'],
  ])('counts in %s: %i', (language, count, expected) => {
    const messages: Record<string, string> = {
      en: '{n, plural, one {# stone} other {# stones}}',
      ru: '{n, plural, one {# камень} few {# камня} many {# камней} other {# камня}}',
      pl: '{n, plural, one {# kamień} few {# kamienie} many {# kamieni} other {# kamienia}}',
      fr: '{n, plural, one {# pierre} other {# pierres}}',
    };
    expect(say(messages[language] ?? '', { n: { count } }, language)).toBe(expected);
  });

  it('prefers an exact number to a category', () => {
    expect(say('{n, plural, =0 {nothing} one {# thing} other {# things}}', { n: { count: 0 } })).toBe('nothing');
  });

  it('may have gaps inside a plural', () => {
    const message = '{n, plural, one {{who} wins} other {{who} win}}';
    expect(say(message, { n: { count: 2 }, who: { many: [{ seat: 0 }, { seat: 1 }] } })).toBe('Nadia and Tomek win');
  });

  it.each([
    ['ru', 0, 'Вы берёте всё.'],
    ['ru', 1, 'Tomek берёт всё.'],
    ['pl', 0, 'Bierzesz wszystko.'],
    ['pl', 1, 'Tomek bierze wszystko.'],
  ])('speaks to the reader, and of others, in %s: %i', (language, seat, expected) => {
    const messages: Record<string, string> = {
      ru: '{seat} {seat, select, you {берёте} other {берёт}} всё.',
      pl: '{seat, select, you {Bierzesz} other {{seat} bierze}} wszystko.',
    };
    expect(say(messages[language] ?? '', { seat: { seat } }, language, { 'player.you': 'вы' }, 0)).toBe(expected);
  });

  it('takes the form that a text names', () => {
    const message = '{who, select, you {You} other {{hero}}} beat Thanos';
    expect(say(message, { who: { text: 'you' }, hero: { text: 'Ann' } })).toBe('You beat Thanos');
    expect(say(message, { who: { text: 'other' }, hero: { text: 'Ann' } })).toBe('Ann beat Thanos');
  });

  it('begins a sentence with a capital, and only then', () => {
    const words = { 'player.you': 'you' };
    expect(say('{seat} took {what} from {other}.', { seat: { seat: 1 }, what: { text: 'all' }, other: { seat: 0 } }, 'en', words, 0)).toBe(
      'Tomek took all from you.',
    );
    expect(say('All is open. {seat} won.', { seat: { seat: 0 } }, 'en', words, 0)).toBe('All is open. You won.');
  });

  it.each(['{open', 'closed}', '{n, select, a {b}}', '{n, plural, one {x}}'])('is refused when malformed: %s', (message) => {
    expect(() => parse(message)).toThrow();
  });
});

describe('a sentence', () => {
  it('lists as the language lists', () => {
    const three: Gap = { many: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] };
    expect(say('{list}', { list: three }, 'en')).toBe('a, b, and c');
    expect(say('{list}', { list: three }, 'fr')).toBe('a, b et c');
  });

  it('counts what comes several times', () => {
    const stones: Gap = { many: [{ name: 'mind' }, { name: 'mind' }, { name: 'soul' }] };
    expect(say('{stones}', { stones }, 'en', { mind: 'Mind', soul: 'Soul' })).toBe('2 × Mind and Soul');
  });

  it('keeps apart what the page dresses', () => {
    const speaker: Speaker = { language: 'en', message: (key) => ({ said: '{seat} has {what}.', mind: 'Mind' })[key], seatName: () => 'Nadia' };
    expect(sentence({ key: 'said', gaps: { seat: { seat: 0 }, what: { name: 'mind' } } }, speaker)).toEqual([
      { text: 'Nadia', seat: 0 },
      { text: ' has ' },
      { text: 'Mind', name: 'mind' },
      { text: '.' },
    ]);
  });

  it('shows the key of a message that nobody has written', () => {
    expect(plain(sentence({ key: 'nowhere' }, { language: 'en', message: () => undefined, seatName: () => '' }))).toBe('nowhere');
  });
});

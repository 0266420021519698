import { describe, expect, it } from 'vitest';
import { bytes } from '../src/time/push';
import { callOf, said } from '../src/time/push-words';

describe('a call while the page is closed', () => {
  it('is taken only from our server, in its form', () => {
    expect(callOf('{"table": "abcd1234", "game": "war"}')).toEqual({ table: 'abcd1234', game: 'war' });
    expect(callOf('{"table": "../evil", "game": "war"}')).toBeNull();
    expect(callOf('{"game": "war"}')).toBeNull();
    expect(callOf('nonsense')).toBeNull();
  });

  it('speaks the language of the reader, and without words still says who calls', () => {
    const words = { title: 'Ваш ход', games: { war: 'Война бесконечности' } };
    expect(said(words, { table: 'abcd', game: 'war' })).toEqual({ title: 'Ваш ход', body: 'Война бесконечности' });
    expect(said(null, { table: 'abcd', game: 'war' })).toEqual({ title: 'Six Stones', body: '' });
  });

  it('has a key as bytes', () => {
    expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
  });
});

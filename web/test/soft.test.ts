import { expect, test } from 'vitest';
import { softly } from '../src/phrases/soft';

const shown = (name: string) => softly(name).replaceAll('\u00AD', '-');

test.each([
  ['TVA Headquarters', 'TVA Head-quar-ters'],
  ['Железный Человек', 'Желез-ный Человек'],
  ['Spider-Man', 'Spider-Man'],
  ['Wakanda', 'Wakanda'],
  ['Uniwersytet', 'Uniwer-sytet'],
])('%s may be broken as %s', (name, broken) => {
  expect(shown(name)).toBe(broken);
});

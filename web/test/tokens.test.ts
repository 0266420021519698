import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from '../src/frame/breakpoints';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
const styled = files.filter((file) => /\.(svelte|css)$/.test(file));
/** Whatever can name a colour; some is drawn by hand. */
const drawn = [...styled, ...files.filter((file) => file.endsWith('.ts'))];
const read = (file: string) => readFileSync(file, 'utf8');
/** The palettes: the frame's, and one for each game. */
const isPalette = (file: string) => file.endsWith('tokens.css');

it('colours have names, and the names stand in the palettes', () => {
  const colour = /(?<!url\(|href=")#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;
  const strays = drawn.filter((file) => !isPalette(file)).flatMap((file) => [...read(file).matchAll(colour)].map(([found]) => `${file}: ${found}`));
  expect(strays).toEqual([]);
});

it('every colour of a palette is used', () => {
  const all = drawn.map(read).join('\n');
  const named = styled.filter(isPalette).flatMap((file) => [...read(file).matchAll(/(--[\w-]+): #/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(100);
  // A team's colour is found by the name of the team.
  expect([...new Set(named)].filter((name) => !all.includes(`var(${name})`) && !all.includes(`named('${name}')`) && !/^--team-/.test(name))).toEqual([]);
});

it('breakpoints are named', () => {
  const queries = styled.flatMap((file) => [...read(file).matchAll(/@media ([^{]*(?:width|height)[^{]*)\{/g)].map(([, query = '']) => `${file}: ${query}`));
  expect(queries).toEqual([]);
  const named = styled.flatMap((file) => [...read(file).matchAll(/@media ([^{]*)\{/g)].flatMap(([, query = '']) => query.match(/(?<=--)\w+/g) ?? []));
  expect([...new Set(named)].filter((name) => !(name in BREAKPOINTS))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** What the page doesn't need of a data file: sentences are phrases, effects are the server's. */
const LEFT_OUT = /^(effects|text|condition_text|name|cond|cost_text|icons_guessed|values_source|.*_source|source)$/;

/** `import heroes from '….yaml?facts'`: the plain facts of a game's data file, read at build time. */
export function facts(): Plugin {
  return {
    name: 'facts',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      if (query !== 'facts' || !file) return null;
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(factsOf(readFileSync(file, 'utf8')))}`, map: null };
    },
  };
}

export function factsOf(text: string): unknown {
  return plain(parse(text));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LEFT_OUT.test(key))
      .map(([key, one]) => [key, plain(one)]),
  );
}

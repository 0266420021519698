import type { Plugin } from 'vite';
import { BREAKPOINTS } from '../src/frame/breakpoints.ts';

const QUERIES: Record<string, string> = BREAKPOINTS;

/** Writes the figures of a breakpoint where a style names it: `@media (--narrow)`. */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(\?|$)|[?&]lang\.css/.test(id) || !code.includes('@media')) return null;
      return code.replace(/\(--(\w+)\)(?=[^{}]*\{)/g, (named, name: string) => {
        const query = QUERIES[name];
        return query ? `(${query})` : named;
      });
    },
  };
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/**
 * `import emblems from './emblems.json?emblems'`: a file that maps names of ours to icons of the game-icons set becomes a
 * map from those names to drawings, so that only the icons in use are shipped.
 */
export function emblems(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  return {
    name: 'emblems',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      if (query !== 'emblems' || !file) return null;
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const drawings = Object.entries(names).map(([ours, icon]) => {
        const found = set.icons[icon];
        if (!found) throw new Error(`${file}: the game-icons set has no ${icon}`);
        return [ours, found.body.replaceAll(' fill="currentColor"', '')];
      });
      return { code: `export default ${JSON.stringify(Object.fromEntries(drawings))}`, map: null };
    },
  };
}

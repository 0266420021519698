import type { Plugin } from 'vite';

/** Imports a game's table of facts as an array of rows; figures become numbers. */
export function csv(): Plugin {
  return {
    name: 'csv',
    transform(code, id) {
      if (!id.endsWith('.csv')) return null;
      return { code: `export default ${JSON.stringify(rows(code))}`, map: null };
    },
  };
}

export function rows(text: string): Record<string, string | number>[] {
  const [head = [], ...body] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((cell) => cell[1] ?? cell[2] ?? ''));
  return body.map((cells) => Object.fromEntries(head.map((name, i) => [name, value(cells[i] ?? '')])));
}

function value(cell: string): string | number {
  return /^-?\d+$/.test(cell) ? Number(cell) : cell.replaceAll('""', '"');
}

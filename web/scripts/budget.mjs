// Fails the build when a screen grows too heavy: JavaScript that must arrive before it works, compressed.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KILOBYTE = 1024;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

function needed(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return found;
  found.add(key);
  for (const next of chunk.imports ?? []) needed(next, found);
  return found;
}

function weigh(keys) {
  const files = new Set(keys.flatMap((key) => [...needed(key)]).map((key) => manifest[key].file));
  let bytes = 0;
  for (const file of files) if (file.endsWith('.js')) bytes += gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
  return bytes / KILOBYTE;
}

const boards = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/plug\.ts$/.test(key));
const phrases = (board) => {
  const game = board.split('/')[2];
  return Object.keys(manifest).filter((key) => key.includes(`games/${game}/`) && key.endsWith('phrases/en.json'));
};
const screens = [
  { name: 'lobby', limit: 100, keys: ['index.html'] },
  ...boards.map((board) => ({
    name: `table of ${board.split('/')[2]}`,
    limit: 250,
    keys: ['index.html', 'src/table/TableScreen.svelte', board, ...phrases(board)],
  })),
];

let tooHeavy = false;
for (const { name, limit, keys } of screens) {
  const weight = weigh(keys);
  console.log(`${name}: ${weight.toFixed(1)} KB of JavaScript compressed, at most ${limit}`);
  tooHeavy ||= weight > limit;
}
if (tooHeavy) {
  console.error('Too heavy.');
  process.exit(1);
}

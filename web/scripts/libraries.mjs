// Installs the libraries of package-lock.json, unless the ones that are there came from the same file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const wanted = readFileSync('package-lock.json', 'utf8');
const kept = 'node_modules/.installed-lock.json';
if (existsSync(kept) && readFileSync(kept, 'utf8') === wanted) process.exit(0);

const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
if (status === 0) writeFileSync(kept, wanted);
process.exit(status ?? 1);

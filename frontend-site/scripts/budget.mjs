/** `node scripts/budget.mjs`, after the build: fails when a page loads more script than it may (gzip). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest, scriptsOf } from './chunks.mjs';
import { OTHER_PAGES, PAGES } from './pages.mjs';

const dist = join(import.meta.dirname, '../dist');
const manifest = readManifest(dist);
/** @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} file */
function sizeOf(file) {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

let isOver = false;
const firstTown = PAGES.find(({ path }) => path.startsWith('/cleaners/in/'));
// One town stands for all: they share their scripts.
const pages = PAGES.filter((page) => page === firstTown || !page.path.startsWith('/cleaners/in/'));
for (const { path, modules, budgetKb } of [...pages, ...OTHER_PAGES]) {
  const kb = scriptsOf(manifest, modules).reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
  const over = kb > budgetKb;
  isOver ||= over;
  process.stdout.write(`${over ? 'OVER' : '  ok'}  ${kb.toFixed(1).padStart(6)} / ${budgetKb} KB  ${path}\n`);
}
if (isOver) process.exit(1);

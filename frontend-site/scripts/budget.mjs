/** `node scripts/budget.mjs`, after the build: fails if a page loads more script than its budget (gzip). */
import { join } from 'node:path';
import { checkSizes } from '../../scripts/script-sizes.mjs';
import { readManifest, scriptsOf } from './chunks.mjs';
import { OTHER_PAGES, PAGES, WORK_PAGES } from './pages.mjs';

const dist = join(import.meta.dirname, '../dist');
const manifest = readManifest(dist);
const firstTown = PAGES.find(({ path }) => path.startsWith('/cleaners/in/'));
// One town represents all, because they share their scripts.
const pages = PAGES.filter((page) => page === firstTown || !page.path.startsWith('/cleaners/in/'));
checkSizes(
  dist,
  [...pages, ...OTHER_PAGES, ...WORK_PAGES].map(({ path, modules, budgetKb }) => ({
    path,
    files: scriptsOf(manifest, modules),
    budgetKb,
  })),
);

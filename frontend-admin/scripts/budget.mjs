/**
 * `node scripts/budget.mjs`, after the build: fails if a page of the console loads more script than its budget (gzip).
 */
import { join } from 'node:path';
import { checkSizes, filesOf, readManifest } from '../../scripts/script-sizes.mjs';

/** Most of each page is the part of react-admin that our pages use; a page's own part is small. */
const BUDGET_KB = 300;
const PAGES = {
  '/admin/': 'src/home/HomePage.tsx',
  '/admin/applications': 'src/resources/applications/ApplicationQueue.tsx',
  '/admin/bookings': 'src/resources/bookings/BookingList.tsx',
  '/admin/security': 'src/resources/security/SecurityPage.tsx',
};

const dist = join(import.meta.dirname, '../dist');
const manifest = readManifest(dist);
checkSizes(
  dist,
  Object.entries(PAGES).map(([path, module]) => ({
    path,
    files: filesOf(manifest, ['index.html', module]),
    budgetKb: BUDGET_KB,
  })),
);

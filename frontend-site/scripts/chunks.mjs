import { filesOf, readManifest } from '../../scripts/script-sizes.mjs';

export { readManifest };

/** The entries of every page: `src/main.tsx`, and what it loads in turn. */
const ENTRIES = ['index.html', 'src/app/mount-site.tsx'];

/**
 * The scripts that the browser loads before a page hydrates: the entries, the page's modules, and all their static imports.
 * @param {import('../../scripts/script-sizes.mjs').Manifest} manifest
 * @param {string[]} modules
 */
export const scriptsOf = (manifest, modules) => filesOf(manifest, [...ENTRIES, ...modules]);

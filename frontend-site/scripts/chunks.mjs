import { filesOf, readManifest } from '../../scripts/script-sizes.mjs';

export { readManifest };

/** What every page begins with: `src/main.tsx`, and what it loads in turn. */
const ENTRIES = ['index.html', 'src/app/mount-site.tsx'];

/**
 * The scripts that the browser loads before a page hydrates: the entries, the modules, and all they import statically.
 * @param {import('../../scripts/script-sizes.mjs').Manifest} manifest
 * @param {string[]} modules
 */
export const scriptsOf = (manifest, modules) => filesOf(manifest, [...ENTRIES, ...modules]);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every page begins with: `src/main.tsx`, and what it loads in turn. */
const ENTRIES = ['index.html', 'src/app/mount-site.tsx'];

/**
 * @typedef {{ file: string, imports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * @param {string} dist
 * @returns {Manifest}
 */
export const readManifest = (dist) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * The scripts that the browser loads before a page hydrates: the entries, the modules, and all they import statically.
 * @param {Manifest} manifest
 * @param {string[]} modules
 * @returns {string[]}
 */
export function scriptsOf(manifest, modules) {
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build; scripts/pages.mjs names a module that is gone`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  [...ENTRIES, ...modules].forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}

/** Compares what the pages of a built front end load, according to Vite's manifest, with their budgets (gzip). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

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
 * The files of the given modules, and of all that they import statically.
 * @param {Manifest} manifest
 * @param {string[]} modules
 * @returns {string[]}
 */
export function filesOf(manifest, modules) {
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build; a list of pages names a module that is gone`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}

/** Each file costs a phone a request and a task, whatever its size. */
const MAX_FILES = 30;

/**
 * Prints a line for each page, and fails the build if one is over its budget or loads more than `MAX_FILES`.
 * @param {string} dist
 * @param {{ path: string, files: string[], budgetKb: number }[]} pages
 */
export function checkSizes(dist, pages) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const sizeOf = (/** @type {string} */ file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  let isOver = false;
  for (const { path, files, budgetKb } of pages) {
    const kb = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
    const over = kb > budgetKb || files.length > MAX_FILES;
    isOver ||= over;
    const size = `${kb.toFixed(1).padStart(6)} / ${budgetKb} KB`;
    const count = `${String(files.length).padStart(2)} / ${MAX_FILES} files`;
    process.stdout.write(`${over ? 'OVER' : '  ok'}  ${size}, ${count}  ${path}\n`);
  }
  if (isOver) process.exitCode = 1;
}

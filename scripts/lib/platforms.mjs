/** The supported platforms, in npm's terms. */

/** @typedef {{ name: string, os: string, cpu: string, libc?: string }} Platform */

/** @type {Platform[]} */
export const PLATFORMS = [
  { name: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'macOS x64', os: 'darwin', cpu: 'x64' },
  { name: 'Linux arm64 glibc', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'Linux arm64 musl', os: 'linux', cpu: 'arm64', libc: 'musl' },
  { name: 'Linux x64 glibc', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'Linux x64 musl', os: 'linux', cpu: 'x64', libc: 'musl' },
  { name: 'Windows x64', os: 'win32', cpu: 'x64' },
];

/** Packages with native binaries that the application needs to start. */
export const NATIVE_AT_RUN_TIME = ['sharp', '@node-rs/argon2', '@css-inline/css-inline'];

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {Record<string, LockEntry>} LockPackages
 */

/**
 * @param {LockEntry} entry
 * @param {Platform} platform
 */
export const runsOn = (entry, { os, cpu, libc }) =>
  (entry.os?.includes(os) ?? true) &&
  (entry.cpu?.includes(cpu) ?? true) &&
  (libc === undefined || (entry.libc?.includes(libc) ?? true));

/**
 * A package's entry in the lock file, resolved as Node does: beside the importing package, then further up.
 * @param {LockPackages} packages
 * @param {string} from
 * @param {string} name
 */
export function findEntry(packages, from, name) {
  for (let folder = from; ;) {
    const entry = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (entry !== undefined || folder === '') return entry;
    const cut = folder.lastIndexOf('/node_modules/');
    folder = cut === -1 ? '' : folder.slice(0, cut);
  }
}

/**
 * The optional dependencies of a package that are for one platform each. A package with only one of them has a helper for
 * one system, such as fsevents, and isn't counted.
 * @param {LockPackages} packages
 * @param {string} path
 */
export function nativeParts(packages, path) {
  const parts = Object.keys(packages[path]?.optionalDependencies ?? {}).flatMap((name) => {
    const entry = findEntry(packages, path, name);
    return entry?.os === undefined && entry?.cpu === undefined ? [] : [{ name, entry }];
  });
  return parts.length > 1 ? parts : [];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findEntry,
  NATIVE_AT_RUN_TIME,
  nativeParts,
  PLATFORMS,
  runsOn,
  type LockPackages,
} from '../../../scripts/lib/platforms.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const packages = (JSON.parse(read('package-lock.json')) as { packages: LockPackages }).packages;

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Optional parts that the publisher offers but the lock file lacks. npm would silently skip them. */
const unlocked = (lock: LockPackages) =>
  Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => findEntry(lock, path, name) === undefined)
      .map((name) => `${nameOf(path)} lacks ${name}`),
  );

/** Packages with native parts for some platforms, but not for all of ours. */
const withoutBuild = Object.keys(packages).flatMap((path) => {
  const parts = nativeParts(packages, path);
  return PLATFORMS.filter(
    (platform) =>
      parts.length > 0 && !parts.some(({ entry }) => entry !== undefined && runsOn(entry, platform)),
  ).map((platform) => `${nameOf(path)} on ${platform.name}`);
});

/** The table of docs/dependencies.md: package, platforms, what happens there. */
const documented = [
  ...(read('docs/dependencies.md').split('## Platforms')[1]?.split('\n## ')[0] ?? '').matchAll(
    /^\| `([^`]+)` +\| ([^|]+) \| ([^|]+) \|$/gm,
  ),
].map(([, name = '', platforms = '']) => ({ name, platforms }));

describe('the lock file', () => {
  it('names every native part that a publisher offers', () => {
    expect(unlocked(packages)).toEqual([]);
  });

  it('would be caught without one of them', () => {
    const { ['node_modules/@img/sharp-darwin-arm64']: _, ...others } = packages;
    expect(unlocked(others)).toEqual(['sharp lacks @img/sharp-darwin-arm64']);
  });

  it('has a part for each of the seven platforms, or the documentation says what happens without', () => {
    const families = Object.keys(packages).filter((path) => nativeParts(packages, path).length > 0);
    expect(families.map(nameOf)).toEqual(expect.arrayContaining([...NATIVE_AT_RUN_TIME, 'rolldown', 'nx']));
    const silent = withoutBuild.filter(
      (gap) => !documented.some(({ name, platforms }) => gap.startsWith(`${name} on `) && platforms.trim()),
    );
    expect(silent).toEqual([]);
  });

  it('knows each package that the documentation names for lacking a build', () => {
    expect(documented.length).toBeGreaterThan(0);
    const names = new Set(Object.keys(packages).map(nameOf));
    expect(documented.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it('has a checksum for everything that is downloaded, and no address of one registry', () => {
    const downloaded = Object.entries(packages).filter(
      ([path, entry]) => path.includes('node_modules/') && entry.link !== true,
    );
    expect(downloaded.length).toBeGreaterThan(1_000);
    expect(downloaded.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual(
      [],
    );
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});

/**
 * Builds what changed: nothing while the hash of all sources is the same, otherwise whatever nx does not have in its
 * cache.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, PreparationError, ROOT, refuseUnwritable, runNode, print, stopwatch } from './workspace.mjs';

const STAMP = join(ROOT, 'node_modules/.build-stamp');
const SHARED_INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
  'scripts/precompress.mjs',
  'scripts/script-sizes.mjs',
  'docs/api.md',
  'docs/api-changes.md',
];
/** A project's folder and one output file of its build. */
const PROJECTS = {
  domain: 'dist/index.js',
  'api-client': 'dist/index.js',
  backend: 'dist/server/main.js',
  'frontend-site': 'dist/index.html',
  'frontend-admin': 'dist/index.html',
};
/** Ignored only at the top of a project; in deeper folders these names may be sources. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'data', 'test', 'coverage']);

/**
 * @param {string} folder
 * @param {boolean} isProject
 * @returns {string[]}
 */
function sourceFiles(folder, isProject) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || (isProject && NOT_SOURCES.has(entry.name))) return [];
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourceFiles(path, false);
      return /\.(spec|test)\.tsx?$|\.tsbuildinfo$/.test(entry.name) ? [] : [path];
    });
}

function sourcesHash() {
  const hash = createHash('sha256');
  const files = Object.keys(PROJECTS).flatMap((project) => sourceFiles(project, true));
  for (const file of [...SHARED_INPUTS, ...files]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const allBuilt = () =>
  Object.entries(PROJECTS).every(([project, product]) => existsSync(join(ROOT, project, product)));

export async function build() {
  const wanted = sourcesHash();
  if (allBuilt() && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  refuseUnwritable('The sources are not built, or have changed since');
  print('Building what changed …');
  await runBuilds(Object.keys(PROJECTS));
  writeFileSync(STAMP, wanted);
}

/** @param {string[]} folders */
export async function runBuilds(folders) {
  const elapsed = stopwatch();
  const names = folders.map(
    (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).name,
  );
  const { code, output } = await runNode(
    [bin('nx'), 'run-many', '-t', 'build', '-p', names.join(','), '--output-style=static'],
    { env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' }, onText: reportProjects() },
  );
  if (code !== 0) {
    print(output);
    throw new PreparationError('The build failed, see above.');
  }
  print(`Built in ${elapsed()}.`);
}

/** nx announces each project when it ends; this prints one short line for each. */
function reportProjects() {
  const seen = new Set();
  return (/** @type {string} */ text) => {
    for (const [, name = ''] of text.matchAll(/nx run (?:@tidyhearth\/)?([\w-]+):build/g)) {
      if (seen.has(name)) continue;
      seen.add(name);
      print(`  ${name}`);
    }
  };
}

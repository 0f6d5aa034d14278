/** Installs Lighthouse in a folder of its own when it is first used, because nothing else needs its 200 packages. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../lib/install.mjs';
import { PreparationError, ROOT, print } from '../lib/workspace.mjs';

/** The last major version for Node 20. */
const VERSION = '12.8.2';
const FOLDER = join(ROOT, 'node_modules/.cache/lighthouse');
const PACKAGE = join(FOLDER, 'node_modules/lighthouse');

/** @returns {string} its command, to be run with Node */
export function lighthouseCommand() {
  if (!isThere()) fetchIt();
  return join(PACKAGE, 'cli/index.js');
}

function isThere() {
  const manifest = join(PACKAGE, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === VERSION;
}

function fetchIt() {
  print(`Fetching Lighthouse ${VERSION} (once, 185 MB) …`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = runNpm(['install', '--prefix', FOLDER, `lighthouse@${VERSION}`, ...quiet]);
  if (status === 0) return;
  throw new PreparationError(
    `Lighthouse could not be fetched${error ? `: ${error.message}` : ', see above'}.`,
  );
}

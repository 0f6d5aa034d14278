/** Makes a clone ready to run: checks the version of Node, and installs dependencies and builds if necessary. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { checkNode, install } from './lib/install.mjs';
import { exitWith, ROOT } from './lib/workspace.mjs';

/** @param {number} [exitCode] of a command that cannot be prepared */
export async function prepare(exitCode) {
  checkNode();
  // The container image contains the build output but no sources.
  if (!existsSync(join(ROOT, 'nx.json'))) return;
  try {
    install();
    await build();
  } catch (error) {
    exitWith(error, exitCode);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare();

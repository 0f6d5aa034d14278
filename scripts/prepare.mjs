/** Makes a clone ready to run: right Node, dependencies installed, everything built. Costs next to nothing when it is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { checkNode, install } from './lib/install.mjs';
import { endWith, ROOT } from './lib/workspace.mjs';

export async function prepare() {
  checkNode();
  // The image brings what was built, and no sources to build it from.
  if (!existsSync(join(ROOT, 'nx.json'))) return;
  try {
    install();
    await build();
  } catch (error) {
    endWith(error);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare();

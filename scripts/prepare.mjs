/** Makes a clone ready to run: right Node, dependencies installed, everything built. Costs next to nothing when it is. */
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { checkNode, install } from './lib/install.mjs';
import { endWith } from './lib/workspace.mjs';

export async function prepare() {
  checkNode();
  try {
    install();
    await build();
  } catch (error) {
    endWith(error);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare();

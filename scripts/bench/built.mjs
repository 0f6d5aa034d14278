/** Parts of the built application that the bare server must share: the same SQL, by construction. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/workspace.mjs';

const requireFromBackend = createRequire(join(ROOT, 'backend/package.json'));
/** Decorated classes need it, whichever of them is loaded first. */
requireFromBackend('reflect-metadata');

/**
 * @param {string} module path below the backend's sources, without its ending
 * @returns {Promise<any>}
 */
export const built = (module) => import(pathToFileURL(join(ROOT, `backend/dist/src/${module}.js`)).href);

/** Loads modules of the built application, so that the bare server uses the same SQL. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/workspace.mjs';

const requireFromBackend = createRequire(join(ROOT, 'backend/package.json'));
/** Required before any decorated class. */
requireFromBackend('reflect-metadata');

/**
 * @param {string} module path below the backend's sources, without its ending
 * @returns {Promise<any>}
 */
export const built = (module) => import(pathToFileURL(join(ROOT, `backend/dist/src/${module}.js`)).href);

/** Runs a built command line of the backend with the configuration of `.env`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './workspace.mjs';

/**
 * @param {string} name of the script in backend/scripts
 * @param {{ takesPaths?: boolean }} [options] whether its words are paths
 * @returns {Promise<number>} its exit code
 */
export async function runBuilt(name, { takesPaths = true } = {}) {
  const settings = join(ROOT, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  // npm runs this in the root folder; a relative path is meant from the folder where the command was typed.
  const from = process.env.INIT_CWD ?? process.cwd();
  const args = process.argv
    .slice(2)
    .map((word) => (!takesPaths || word.startsWith('--') ? word : resolve(from, word)));
  const child = spawn(process.execPath, [join(ROOT, `backend/dist/scripts/${name}.js`), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

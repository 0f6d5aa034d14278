/** Runs a built command line of the backend with the configuration of `.env`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stopWithNpm } from './npm-parent.mjs';
import { passSignals } from './pass-signals.mjs';
import { loadSettings } from './settings.mjs';
import { ROOT } from './workspace.mjs';

/**
 * @param {string} name of a command in backend/scripts
 * @returns {Promise<number>} its exit code
 */
export async function runBuilt(name) {
  loadSettings();
  const child = spawn(
    process.execPath,
    [join(ROOT, `backend/dist/commands/${name}.js`), ...process.argv.slice(2)],
    {
      cwd: ROOT,
      // Relative paths refer to the folder where the command was typed; npm runs this in the root folder.
      env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
      stdio: 'inherit',
    },
  );
  passSignals(child, ['SIGINT', 'SIGTERM', 'SIGHUP']);
  stopWithNpm(() => child.kill('SIGTERM'));
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

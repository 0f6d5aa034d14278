/**
 * `npm start`: prepares, then runs the application in the foreground and passes its exit code on.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { checkNode } from './lib/install.mjs';
import { stopWithNpm } from './lib/npm-parent.mjs';
import { passSignals } from './lib/pass-signals.mjs';
import { loadSettings } from './lib/settings.mjs';
import { ROOT } from './lib/workspace.mjs';
import { prepare } from './prepare.mjs';

checkNode();
loadSettings();

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';

await refuseTakenPort();
await prepare();

const child = spawn(process.execPath, [join(ROOT, 'backend/dist/server/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
});
passSignals(child, ['SIGINT', 'SIGTERM', 'SIGHUP']);
child.once('exit', (code) => process.exit(code ?? 1));
stopWithNpm(() => child.kill('SIGTERM'));

/** Checked before the installation, which can take minutes. The application itself reports a wrong value. */
async function refuseTakenPort() {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const isTaken = await new Promise((resolve) => {
    const probe = createServer()
      .once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code === 'EADDRINUSE'))
      .listen(port, host, () => probe.close(() => resolve(false)));
  });
  if (!isTaken) return;
  console.error(
    `Port ${port} is already in use: is Tidyhearth already running at http://localhost:${port}?\n` +
      `Stop what uses it, or choose another port: set PORT=${port + 1} in the environment or in the file .env.`,
  );
  process.exit(1);
}

/**
 * `npm start`: prepares, then runs the application in the foreground until it is told to stop. package.json calls us by
 * `exec`, so that no shell stands between npm and us: it would die of the signal, keep it to itself, and hide our exit
 * code. Where a shell knows no `exec` (Windows), what follows `||` runs.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { checkNode } from './lib/install.mjs';
import { ROOT } from './lib/workspace.mjs';
import { prepare } from './prepare.mjs';

const PARENT_CHECK_MS = 1_000;

checkNode();
const settings = join(ROOT, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';

await refuseTakenPort();
await prepare();

const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'backend/dist/src/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.once('exit', (code) => process.exit(code ?? 1));
stopWithNpm();

/** npm killed outright passes no signal on; its orphan would keep the port and the database. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

/** Said before minutes of installing rather than after. A wrong value is the application's to explain. */
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
      `Stop what uses it, or choose another port: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}

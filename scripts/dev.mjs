/** `npm run dev`: compilers, API and both front ends in watch mode; Ctrl-C ends them all. */
import { join } from 'node:path';
import { runBuilds } from './lib/build.mjs';
import { checkNode, install } from './lib/install.mjs';
import { stopWithNpm } from './lib/npm-parent.mjs';
import { loadSettings } from './lib/settings.mjs';
import { bin, exitWith, ROOT, print } from './lib/workspace.mjs';

checkNode();
loadSettings();
try {
  install();
  await runBuilds(['domain', 'api-client', 'backend']);
} catch (error) {
  exitWith(error);
}

/**
 * Our own Node, so that PATH doesn't matter; its folder and ours may have spaces.
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} args
 */
const watch = (name, cwd, args) => ({
  name,
  cwd: join(ROOT, cwd),
  command: [process.execPath, ...args].map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' '),
});
const compile = (/** @type {string} */ name, /** @type {string} */ workspace) =>
  watch(name, workspace, [
    bin('typescript', 'tsc', workspace),
    '-p',
    'tsconfig.build.json',
    '--watch',
    '--preserveWatchOutput',
  ]);
const vite = (/** @type {string} */ name, /** @type {string} */ workspace, /** @type {string} */ port) =>
  watch(name, workspace, [bin('vite'), '--port', port, '--strictPort', '--clearScreen', 'false']);

print(
  'Site http://localhost:5173 · console http://localhost:5174/admin/ · API http://localhost:3000/api/docs',
);
// Imported here because the first start has no packages before `install`.
const { concurrently } = await import('concurrently');
const { result } = concurrently(
  [
    compile('domain', 'domain'),
    compile('client', 'api-client'),
    compile('compile', 'backend'),
    watch('api', '.', ['--watch', '--watch-preserve-output', 'backend/dist/src/main.js']),
    vite('site', 'frontend-site', '5173'),
    vite('console', 'frontend-admin', '5174'),
  ],
  { prefix: 'name', padPrefix: true, prefixColors: 'auto', killOthersOn: ['failure', 'success'] },
);

let isStopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => (isStopping = true));
// concurrently handles the signal.
stopWithNpm(() => process.kill(process.pid, 'SIGTERM'));
await result.catch(() => process.exit(isStopping ? 0 : 1));

/** `npm run dev`: compilers, API and both front ends in watch mode; Ctrl-C ends them all. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runBuilds } from './lib/build.mjs';
import { checkNode, install } from './lib/install.mjs';
import { bin, endWith, ROOT, say } from './lib/workspace.mjs';

checkNode();
const settings = join(ROOT, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
try {
  install();
  await runBuilds(['domain', 'api-client', 'backend']);
} catch (error) {
  endWith(error);
}

const tsc = (/** @type {string} */ workspace) => [
  bin('typescript', 'tsc', workspace),
  '-p',
  'tsconfig.build.json',
  '--watch',
  '--preserveWatchOutput',
];
const vite = (/** @type {string} */ port) => [
  bin('vite'),
  '--port',
  port,
  '--strictPort',
  '--clearScreen',
  'false',
];

const PROCESSES = [
  { name: 'domain', cwd: 'domain', args: tsc('domain') },
  { name: 'client', cwd: 'api-client', args: tsc('api-client') },
  { name: 'compile', cwd: 'backend', args: tsc('backend') },
  {
    name: 'api',
    cwd: '.',
    args: ['--watch', '--watch-preserve-output', '--enable-source-maps', 'backend/dist/src/main.js'],
  },
  { name: 'site', cwd: 'frontend-site', args: vite('5173') },
  { name: 'console', cwd: 'frontend-admin', args: vite('5174') },
];
const NAME_WIDTH = Math.max(...PROCESSES.map(({ name }) => name.length));
const COLOURS = [36, 35, 34, 32, 33, 31];
const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;

let isStopping = false;
const children = PROCESSES.map(({ name, cwd, args }, index) => {
  const child = spawn(process.execPath, args, { cwd: join(ROOT, cwd), stdio: ['ignore', 'pipe', 'pipe'] });
  const label = name.padEnd(NAME_WIDTH);
  const prefix = isColoured ? `\x1b[${COLOURS[index]}m${label}\x1b[0m │ ` : `${label} │ `;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => say(prefix + line));
  }
  child.once('exit', (code) => {
    if (isStopping) return;
    say(`${prefix}ended unexpectedly (${code}); stopping the others`);
    stop(1);
  });
  return child;
});
say('Site http://localhost:5173 · console http://localhost:5174/admin/ · API http://localhost:3000/api/docs');

/** @param {number} code */
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  void Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() =>
    process.exit(code),
  );
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop(0));

/** `npm run geo:import <file>`: prepares, then loads an official open file of UK postcodes. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkNode } from './lib/install.mjs';
import { passSignals } from './lib/pass-signals.mjs';
import { loadSettings } from './lib/settings.mjs';
import { ROOT } from './lib/workspace.mjs';
import { prepare } from './prepare.mjs';

checkNode();
loadSettings();
await prepare();

/** npm runs this in the root folder, but a relative path refers to the folder where the command was typed. */
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv
  .slice(2)
  .map((argument) => (existsSync(resolve(from, argument)) ? resolve(from, argument) : argument));

const child = spawn(process.execPath, [join(ROOT, 'backend/dist/commands/geo-import.js'), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
});
passSignals(child, ['SIGINT', 'SIGTERM', 'SIGHUP']);
child.once('exit', (code) => process.exit(code ?? 1));

import { join } from 'node:path';
import type { Store } from '../../../scripts/lib/scratch-app.mjs';
import { ROOT, runNode } from '../../../scripts/lib/workspace.mjs';

export const settingsOf = ({ dataDir, databaseUrl = '' }: Store) => ({
  ...process.env,
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

const scriptOf = (name: string) => `scripts/${name}.mjs`;
/** The doctor has no built command, only its script. */
const fileOf = (name: string) => (name === 'doctor' ? scriptOf(name) : `backend/dist/commands/${name}.js`);

type More = Record<string, string>;

const runFile = (file: string, store: Store, args: readonly string[], more: More) =>
  runNode([join(ROOT, file), ...args], { env: { ...settingsOf(store), ...more } });

/**
 * Runs the command behind `npm run <name>` with this store as the configured one. npm's own script would first check
 * what has to be built.
 */
export const runCommand = (name: string, store: Store, args: readonly string[] = [], more: More = {}) =>
  runFile(fileOf(name), store, args, more);

/** Runs the whole script of `npm run <name>`, including the steps before and after its command. */
export const runScript = (name: string, store: Store, args: readonly string[] = [], more: More = {}) =>
  runFile(scriptOf(name), store, args, more);

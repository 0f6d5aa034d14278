import { join } from 'node:path';
import type { Store } from '../../../scripts/lib/scratch-app.mjs';
import { ROOT, runNode } from '../../../scripts/lib/workspace.mjs';

export const settingsOf = ({ dataDir, databaseUrl = '' }: Store) => ({
  ...process.env,
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

const fileOf = (name: string) =>
  name === 'doctor' ? 'scripts/doctor.mjs' : `backend/dist/commands/${name}.js`;

/** Runs what `npm run <name>` leads to, with a store as the configured one; npm's own script looks first for what has to be built. */
export const runCommand = (
  name: string,
  store: Store,
  args: readonly string[] = [],
  more: Record<string, string> = {},
) => runNode([join(ROOT, fileOf(name)), ...args], { env: { ...settingsOf(store), ...more } });

/** Runs `npm run <name>`, with all that it does before and after. */
export const runScript = (
  name: string,
  store: Store,
  args: readonly string[] = [],
  more: Record<string, string> = {},
) => runNode([join(ROOT, `scripts/${name}.mjs`), ...args], { env: { ...settingsOf(store), ...more } });

/** What an operator sets in `.env`, beside what the environment says already. Node built-ins only. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from './message-of.mjs';
import { exitWith, PreparationError, ROOT } from './workspace.mjs';

/**
 * A link that leads nowhere, or where this user may not look, ends the command: without the settings it would use another database.
 * @param {number} [exitCode] in that case
 */
export function loadSettings(exitCode) {
  const file = join(ROOT, '.env');
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    exitWith(new PreparationError(`The settings cannot be read: ${messageOf(error)}`), exitCode);
  }
}

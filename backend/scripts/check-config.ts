/**
 * `check-config`: reads the configuration like a start, and tries what it refers to. Prints a line for each. Exits with
 * 0 if a start would find everything it needs, otherwise with 1.
 */
import 'reflect-metadata';
import { loadConfig } from '../src/config/load-config.js';
import { endWith, NO_SECRET } from './command-line.js';
import { CONFIG_CHECKS } from './config-checks.js';

try {
  const { JWT_SECRET, NODE_ENV } = process.env;
  // Outside production, a start would generate a secret and store it.
  const config = loadConfig({
    ...process.env,
    JWT_SECRET: JWT_SECRET || (NODE_ENV === 'production' ? '' : NO_SECRET),
  });
  let failed = 0;
  const tell = (isWell: boolean, name: string, words: string) => {
    if (!isWell) failed += 1;
    console.log(`${isWell ? 'ok     ' : 'FAILED '} ${name}: ${words}`);
  };
  tell(true, 'settings', 'valid');
  for (const { name, look } of CONFIG_CHECKS) {
    try {
      tell(true, name, await look(config));
    } catch (error) {
      tell(false, name, error instanceof Error ? error.message || String(error) : String(error));
    }
  }
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  endWith(error);
}

/**
 * `check-config`: reads the configuration as a start would, and tries what it names. A line for each; ends with 0 when a start
 * would find all it needs, else with 1.
 */
import 'reflect-metadata';
import { loadConfig } from '../src/config/load-config.js';
import { endWith, NO_SECRET } from './command-line.js';
import { CONFIG_CHECKS } from './config-checks.js';

try {
  const { JWT_SECRET, NODE_ENV } = process.env;
  // A start outside production would make one and keep it.
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

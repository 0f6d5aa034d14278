/**
 * `npm run check-config`: tries everything that the configuration names, before the application starts. Prints a line
 * for each.
 */
import { runBuilt } from './lib/built-command.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('check-config');

/** `npm run check-config`: tries what the configuration names, before a start does. A line for each. */
import { runBuilt } from './lib/built-command.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('check-config');

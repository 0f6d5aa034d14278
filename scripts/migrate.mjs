/**
 * `npm run migrate`: applies the migrations that the configured database lacks, as the application does when it starts.
 */
import { runBuilt } from './lib/built-command.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('migrate');

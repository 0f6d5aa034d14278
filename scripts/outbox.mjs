/** `npm run outbox -- hold|release`: what waits to be sent is held back, or goes out after all. */
import { runBuilt } from './lib/built-command.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('outbox');

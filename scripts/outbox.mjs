/** `npm run outbox -- hold|release|now`: what waits to be sent is held back, goes out after all, or has its next try now. */
import { runBuilt } from './lib/built-command.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('outbox');

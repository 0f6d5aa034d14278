/** `npm run outbox -- hold|release|now`: holds back what waits to be sent, releases it, or retries it now. */
import { runBuilt } from './lib/built-command.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('outbox');

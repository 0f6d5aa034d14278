/**
 * `npm run backup -- <folder>`: writes database, photos and documents to a new folder there. The application may be
 * running.
 */
import { runBuilt } from './lib/built-command.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('backup');

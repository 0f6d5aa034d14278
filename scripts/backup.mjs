/** `npm run backup -- <folder>`: database, photos and documents into a new folder there. The application may run. */
import { runBuilt } from './lib/built-command.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('backup');

/** `npm run admin -- reset-password|reset-two-factor`: the way back into the admin's account. */
import { runBuilt } from './lib/built-command.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('admin');

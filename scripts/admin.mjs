/** `npm run admin -- reset-password|reset-two-factor`: restores access to the admin's account. */
import { runBuilt } from './lib/built-command.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('admin');

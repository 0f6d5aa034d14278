/**
 * `npm run restore -- <backup> [--replace]`: restores a backup to where the configuration points, then runs the doctor.
 */
import { join } from 'node:path';
import { runBuilt } from './lib/built-command.mjs';
import { print, ROOT, runNode } from './lib/workspace.mjs';
import { prepare } from './prepare.mjs';

await prepare();
process.exitCode = await runBuilt('restore');
if (process.exitCode === 0) {
  print('\nThe doctor:');
  const onText = (/** @type {string} */ text) => process.stdout.write(text);
  const { code } = await runNode([join(ROOT, 'scripts/doctor.mjs')], { onText });
  process.exitCode = code;
  print(
    code === 0
      ? '\nRestored. Start the application; everybody signs in again. Look at the mail queue of the console for mails that were held.'
      : '\nRestored, but see what the doctor says before you start the application.',
  );
}

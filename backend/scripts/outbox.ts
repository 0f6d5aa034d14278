/**
 * `outbox <hold|release|now>`: holds back waiting mails and webhook calls, releases them, or retries those that wait
 * for their next try at once.
 */
import { BackupError } from '../src/backups/backup-error.js';
import { holdWhatWaits, releaseWhatIsHeld, tryWhatWaits } from '../src/backups/held-outbox.js';
import { withDatabase } from '../src/backups/opened-database.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { endWith, unkeyedConfig } from './command-line.js';

const ACTS = { hold: holdWhatWaits, release: releaseWhatIsHeld, now: tryWhatWaits };
const isAct = (word: string): word is keyof typeof ACTS => word in ACTS;

try {
  const [word = '', ...more] = process.argv.slice(2);
  if (!isAct(word) || more.length > 0) throw new BackupError('usage: npm run outbox -- hold | release | now');
  const config = unkeyedConfig();
  // On SQLite the application must be stopped for this, so nothing is sent.
  await withDatabase(config, async (database) => {
    const silent = { dispatch: async () => undefined };
    const done = await new UnitOfWork(database, silent).run((tx) => ACTS[word](tx, Date.now()));
    for (const [what, count] of done) console.log(`${count} ${what}`);
  });
} catch (error) {
  endWith(error);
}

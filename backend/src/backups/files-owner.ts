import { chownSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of DATA_DIR in which a restore makes files. */
const FOLDERS = ['', 'photos', 'documents'];
const ROOT_USER = 0;

/**
 * Gives the files of DATA_DIR to its owner, as whom the application runs. It could not open what a restore by root made.
 */
export function giveToOwner(dataDir: string): void {
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() !== ROOT_USER || uid === ROOT_USER) return;
  for (const folder of FOLDERS.map((name) => join(dataDir, name)).filter(existsSync))
    for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
      chownSync(path, uid, gid);
}

import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folders in DATA_DIR in which a restore makes files. */
const FOLDERS = ['photos', 'documents'];
const ROOT_USER = 0;

/**
 * Gives the files of DATA_DIR to its owner, as whom the application runs. It could not open what a restore by root made.
 * No link is followed, because that owner could have made one to files of root's.
 */
export function giveToOwner(dataDir: string): void {
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() !== ROOT_USER || uid === ROOT_USER) return;
  const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  for (const folder of [dataDir, ...FOLDERS.map((name) => join(dataDir, name)).filter(isFolder)])
    for (const name of readdirSync(folder)) lchownSync(join(folder, name), uid, gid);
}

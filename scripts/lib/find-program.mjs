/** Finds a program without a shell: on PATH, and in the folders where Debian and Homebrew keep servers. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SERVER_FOLDERS =
  process.platform === 'win32' ? [] : ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const ENDING = process.platform === 'win32' ? '.exe' : '';

/**
 * @param {...string} names in order of preference
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ENDING))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * When copying the log resumes, its last file is fetched again from the beginning. Until the new copy is as long as the old
 * one, the old one is kept and used.
 */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BEFORE = '.before';

export const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** The copy of a file that has more of it. */
export const longestOf = (file: string): string =>
  sizeOf(file + BEFORE) > sizeOf(file) ? file + BEFORE : file;

/** Of a copy of either kind: the name that the server gave it. */
export const serversName = (name: string): string =>
  name.endsWith(BEFORE) ? name.slice(0, -BEFORE.length) : name;

/** Moved away, since the program that fetches it empties the file of that name first. */
export const keepBefore = (file: string): void => renameSync(file, file + BEFORE);

/** Removes the copies of before that are no longer than the new ones. */
export function dropBefore(folder: string): void {
  for (const file of filesOfBefore(folder)) if (longestOf(file) === file) rmSync(file + BEFORE);
}

/** While nothing is fetched: the longer copy of each file takes its name. */
export function keepLongest(folder: string): void {
  dropBefore(folder);
  for (const file of filesOfBefore(folder)) renameSync(file + BEFORE, file);
}

const filesOfBefore = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(BEFORE))
    .map((name) => join(folder, serversName(name)));

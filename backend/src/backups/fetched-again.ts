/**
 * When copying the log resumes, its last file is fetched again from the beginning. Until the new copy is as long as the old
 * one, the old one is kept and used.
 */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BEFORE = '.before';

export const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** The copy that has more of a file. */
export const longestOf = (file: string): string =>
  sizeOf(file + BEFORE) > sizeOf(file) ? file + BEFORE : file;

/** The name that the server gave the file, from the name of either copy. */
export const serversName = (name: string): string =>
  name.endsWith(BEFORE) ? name.slice(0, -BEFORE.length) : name;

/** Moves the old copy away, because the program that fetches the file first empties the one of that name. */
export const keepBefore = (file: string): void => renameSync(file, file + BEFORE);

/** Removes old copies that are not longer than the new ones. */
export function dropBefore(folder: string): void {
  for (const file of filesOfBefore(folder)) if (longestOf(file) === file) rmSync(file + BEFORE);
}

/** Gives the longer copy of each file its name. Call this while nothing is being fetched. */
export function keepLongest(folder: string): void {
  dropBefore(folder);
  for (const file of filesOfBefore(folder)) renameSync(file + BEFORE, file);
}

const filesOfBefore = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(BEFORE))
    .map((name) => join(folder, serversName(name)));

import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PRIVATE_FOLDER } from './private-modes.js';

/** The system refuses to create a folder that the operator named. */
export class FolderError extends Error {}

/**
 * Creates the folder, and those above it, readable by their owner alone, unless they are there already.
 *
 * @throws FolderError
 */
export function makePrivateFolder(path: string): void {
  try {
    makeLevels(path);
  } catch (error) {
    throw new FolderError(`The folder ${path} can't be created: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Level by level: `recursive` of Node never returns below /proc, where no folder can be created. */
function makeLevels(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  // Above the root there is nothing, also where it is a drive that the machine lacks.
  if (parent !== path) makeLevels(parent);
  try {
    mkdirSync(path, { mode: PRIVATE_FOLDER });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

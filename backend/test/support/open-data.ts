import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Real postcode positions (Open Government Licence) are not part of the repository. `OPEN_DATA_DIR` names their folder.
 * `npm test` sets it if it finds them, and lists in its summary what it skips without them.
 */
const FOLDER = process.env.OPEN_DATA_DIR ? resolve(process.env.OPEN_DATA_DIR) : undefined;

export const OPEN_DATA = FOLDER && existsSync(FOLDER) ? FOLDER : undefined;

/** A `describe` that is skipped without the open data. */
export const describeWithOpenData = (name: string, block: () => void): void => {
  if (OPEN_DATA) describe(name, block);
};

/** The rows of a file, without its header. */
export function openDataRows(file: string): string[][] {
  const [, ...lines] = readFileSync(resolve(OPEN_DATA ?? '', file), 'utf8')
    .trim()
    .split(/\r?\n/);
  return lines.map((line) => line.split(','));
}

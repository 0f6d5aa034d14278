import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Real postcode positions (Open Government Licence) are not part of the repository. Their folder is named by
 * `OPEN_DATA_DIR`; `npm test` sets it when it finds them, and names in its summary what it leaves out without them.
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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Real postcode positions (Open Government Licence) that lie beside the repository on machines that have them. */
const FOLDER = join(import.meta.dirname, '../../../..', 'shared', 'geo');

export const OPEN_DATA = existsSync(FOLDER) ? FOLDER : undefined;

/** The rows of a file, without its header. */
export function openDataRows(file: string): string[][] {
  const [, ...lines] = readFileSync(join(FOLDER, file), 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => line.split(','));
}

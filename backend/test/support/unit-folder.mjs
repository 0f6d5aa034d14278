import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that the unit tests of one run share, told to all processes of Jest. */
export function make() {
  process.env.UNIT_TEST_FOLDER = mkdtempSync(join(tmpdir(), 'tidyhearth-unit-'));
}

export function remove() {
  rmSync(process.env.UNIT_TEST_FOLDER ?? '', { recursive: true, force: true });
}

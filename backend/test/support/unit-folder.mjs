import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that the unit tests of one run share. All Jest processes get it through the environment. */
export function make() {
  process.env.UNIT_TEST_FOLDER = mkdtempSync(join(tmpdir(), 'tidyhearth-unit-'));
}

export function remove() {
  rmSync(process.env.UNIT_TEST_FOLDER ?? '', { recursive: true, force: true });
}

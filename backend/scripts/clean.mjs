/**
 * Entities and migrations are found by their file names: a compiled file whose source has moved must not be found
 * again.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

rmSync(join(import.meta.dirname, '../dist'), { recursive: true, force: true });

/**
 * Deletes `dist`. Entities and migrations are found by file name, so compiled files whose source has moved must not
 * stay.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

rmSync(join(import.meta.dirname, '../dist'), { recursive: true, force: true });

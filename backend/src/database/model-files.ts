import { join } from 'node:path';

/**
 * Found by the names of compiled files, so that nobody keeps a list. The bundle has the classes themselves in place of this
 * file (`scripts/bundle.ts`).
 */
export const ENTITIES: (string | (new () => object))[] = [join(import.meta.dirname, '../**/*.entity.js')];
export const MIGRATIONS: (string | (new () => object))[] = [join(import.meta.dirname, 'migrations/*.js')];

import { join } from 'node:path';

/**
 * Entities and migrations are found by the names of compiled files, so that nobody has to maintain a list. In the
 * bundle, this file is replaced by the classes themselves (`scripts/bundle.ts`).
 */
export const ENTITIES: (string | (new () => object))[] = [join(import.meta.dirname, '../**/*.entity.js')];
export const MIGRATIONS: (string | (new () => object))[] = [join(import.meta.dirname, 'migrations/*.js')];

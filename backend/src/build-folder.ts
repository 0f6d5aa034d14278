import { join } from 'node:path';

/** `backend/dist`, from this file as it is compiled and from the bundle alike. */
export const BUILD_FOLDER = join(import.meta.dirname, '..');

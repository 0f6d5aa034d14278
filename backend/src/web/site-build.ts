import { join } from 'node:path';
import { BUILD_FOLDER } from '../build-folder.js';

const repository = join(BUILD_FOLDER, '../..');

/** Files that Vite built. */
export const SITE_FOLDER = join(repository, 'frontend-site/dist');
export const CONSOLE_FOLDER = join(repository, 'frontend-admin/dist');

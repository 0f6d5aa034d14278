import { join } from 'node:path';
import { BUILD_FOLDER } from '../build-folder.js';

const repository = join(BUILD_FOLDER, '../..');

/** What Vite built. */
export const SITE_FOLDER = join(repository, 'frontend-site/dist');
export const CONSOLE_FOLDER = join(repository, 'frontend-admin/dist');

/** What the build writes where the installation's own address belongs, in canonical links for instance. */
export const PUBLIC_URL_PLACEHOLDER = '__PUBLIC_URL__';

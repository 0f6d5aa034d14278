/** tsc leaves out what isn't TypeScript: copies the mail templates and other assets from src to dist/src. */
import { cpSync } from 'node:fs';
import { extname, join } from 'node:path';

const backend = join(import.meta.dirname, '..');
const CODE = new Set(['.ts', '.tsx', '.md']);

cpSync(join(backend, 'src'), join(backend, 'dist/src'), {
  recursive: true,
  filter: (source) => !CODE.has(extname(source)),
});

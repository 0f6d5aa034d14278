/** `node scripts/precompress.mjs <dir>` writes .br and .gz beside every text asset, so that serving costs no CPU. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.map',
]);
/** Smaller files are not worth compressing. */
const SMALLEST = 1024;

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Usage: node scripts/precompress.mjs <dir>');
  process.exit(2);
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
  // Manifests of the build, which are not served.
  .filter((file) => !relative(folder, file).startsWith('.'));

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

let before = 0;
let after = 0;
await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    if (content.length < SMALLEST) return;
    const [br, zipped] = await Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 10,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      gz(content, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, zipped);
    before += content.length;
    after += br.length;
  }),
);
console.log(
  `precompressed ${files.length} files: ${Math.round(before / 1024)} kB to ${Math.round(after / 1024)} kB`,
);

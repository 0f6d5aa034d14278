/**
 * Bundles what the server loads at its start into a few files in `dist/server`: our 900 modules and the 800 of the
 * packages below. Node opens and links each module separately, which is most of a start (docs/performance.md). The
 * operators' commands are bundled separately into `dist/commands`, because in one bundle the server would load more
 * files and start later. Part of the build; tests load the unbundled modules.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

/**
 * Packages of many small modules, and those that share Nest's classes with them, because a second copy of Nest would
 * not recognise these classes. Everything else stays a package because of its native parts, its own files or the way it
 * is loaded.
 */
const BUNDLED =
  /^(@nestjs|@nestjs-modules|es-toolkit|zod|csv-parse|csv-stringify|flydrive|@poppinss|rxjs|tslib|mime-types|mime-db)(\/|$)/;
const OURS = /^(\.|@tidyhearth\/)/;

/** Files of `backend/scripts` that are commands in package.json. */
const COMMANDS = ['admin', 'backup', 'check-config', 'geo-import', 'migrate', 'outbox', 'restore'];

const dist = join(import.meta.dirname, '..');
const source = join(dist, 'src');
const scripts = join(dist, 'scripts');

/** Replaces file names by the classes, see `src/database/model-files.ts`. */
const modelFiles: Plugin = {
  name: 'model-files',
  load(id) {
    if (id !== join(source, 'database/model-files.js')) return null;
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .sort();
    const entities = files.filter((file) => file.endsWith('.entity.js'));
    const migrations = files.filter((file) => /^database\/migrations\/[^/]+\.js$/.test(file));
    return [
      ...[...entities, ...migrations].map(
        (file, index) => `import * as file${index} from ${JSON.stringify(`../${file}`)};`,
      ),
      'const classesOf = (...files) => files.flatMap(Object.values).filter((value) => typeof value === "function");',
      `export const ENTITIES = classesOf(${entities.map((_, index) => `file${index}`).join(', ')});`,
      `export const MIGRATIONS = classesOf(${migrations.map((_, index) => `file${entities.length + index}`).join(', ')});`,
    ].join('\n');
  },
};

/** Makes errors name the lines of our sources. */
const sourceMaps: Plugin = {
  name: 'source-maps',
  load(id) {
    if (!id.startsWith(source) || !id.endsWith('.js')) return null;
    return { code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') };
  },
};

/**
 * External packages are resolved from the bundle's folder, so this fails if a bundled package has its own version of
 * one. Optional packages that are not installed stay external.
 */
const samePackages: Plugin = {
  name: 'same-packages',
  resolveId(id, importer) {
    const name = /^(@[^/]+\/)?[^./][^/]*/.exec(id)?.[0];
    if (importer === undefined || name === undefined || isAbsolute(id) || isBuiltin(id)) return null;
    if (importer.startsWith(REQUIRED)) return { id, external: true };
    const theirs = folderOf(name, dirname(importer));
    if (theirs === undefined) return { id, external: true };
    if (isExternal(id) && theirs !== folderOf(name, dist))
      throw new Error(`${importer} has its own ${name}: put it into BUNDLED in backend/scripts/bundle.ts`);
    return null;
  },
};

/** Prefix of modules that load a package with `require` instead of an import. */
const REQUIRED = '\0required:';

/**
 * Loads CommonJS packages with `require`. To import one, Node first parses it and all its re-exports for the names of
 * its exports, which takes an eighth of a start.
 */
const requiredPackages: Plugin = {
  name: 'required-packages',
  resolveId(id, importer, { kind }) {
    if (importer === undefined || !isExternal(id)) return null;
    return kind === 'import-statement' && isCommonJs(id) ? `${REQUIRED}${id}` : { id, external: true };
  },
  load(id) {
    if (!id.startsWith(REQUIRED)) return null;
    return { code: `module.exports = require(${JSON.stringify(id.slice(REQUIRED.length))});` };
  },
};

/** Packages whose ES entry only names the exports of their CommonJS code. */
const WRAPPERS = new Set(['typeorm']);

/** Whether an import of this package loads CommonJS code. */
function isCommonJs(id: string): boolean {
  if (isBuiltin(id)) return false;
  if (WRAPPERS.has(id)) return true;
  const file = fileURLToPath(import.meta.resolve(id));
  if (!file.endsWith('.js')) return file.endsWith('.cjs');
  return typeOf(dirname(file)) !== 'module';
}

/** The type that the nearest package.json declares for `.js` files. */
function typeOf(folder: string): unknown {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { type?: unknown }).type;
  return dirname(folder) === folder ? undefined : typeOf(dirname(folder));
}

/** The folder in which Node finds a package; undefined if it is not installed. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : folderOf(name, dirname(from));
}

function isExternal(id: string): boolean {
  return !OURS.test(id) && !isAbsolute(id) && !BUNDLED.test(id);
}

async function bundleInto(folder: string, input: Record<string, string>, sourcemap: boolean): Promise<void> {
  const bundle = await rolldown({
    input,
    platform: 'node',
    plugins: [modelFiles, sourceMaps, samePackages, requiredPackages],
    // A dynamically imported module may already be in the bundle.
    checks: { ineffectiveDynamicImport: false },
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  await bundle.write({
    dir: join(dist, folder),
    format: 'esm',
    entryFileNames: '[name].js',
    // TypeORM identifies tables and migrations, and Nest providers, by class names.
    keepNames: true,
    sourcemap,
  });
}

// `main` starts the server in its own process; `serve` lets tests start several in one process.
await bundleInto('server', { main: join(source, 'main.js'), serve: join(source, 'serve.js') }, true);
const commands = COMMANDS.map((name) => [name, join(scripts, `${name}.js`)]);
await bundleInto('commands', Object.fromEntries(commands), false);

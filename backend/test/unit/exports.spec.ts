import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const PROJECTS = ['domain', 'api-client', 'backend', 'frontend-site', 'frontend-admin', 'e2e', 'scripts'];
const CODE = /\.(?:tsx?|mjs)$/;
/** The last two are scripts that generate code of other modules. */
const LEFT_OUT = /node_modules|dist[\\/]|\.d\.ts$|styles-in-slices|write-idempotent-calls/;

const EXPORT = /^export (?:async )?(?:const|function\*?) (\w+)/gm;
const BY_NAME = /\b(?:import|export) (?:\w+, )?\{([^}]*)\} from/g;
/** Code that imports a module dynamically or as a namespace may use any of its names anywhere. */
const AS_A_WHOLE = /\bimport\(|\bimport \* as/;

const wordsOf = (text: string) => text.match(/\w+/g) ?? [];

const importedBy = (source: string) =>
  AS_A_WHOLE.test(source)
    ? wordsOf(source)
    : [...source.matchAll(BY_NAME)].flatMap(([, names]) => wordsOf(names ?? ''));

test('what only its own file uses is not exported', () => {
  const files = PROJECTS.flatMap((project) =>
    readdirSync(join(ROOT, project), { recursive: true, encoding: 'utf8' })
      .map((name) => join(project, name))
      .filter((name) => CODE.test(name) && !LEFT_OUT.test(name)),
  );
  const sources = files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
  const imported = new Set(sources.flatMap(([, source]) => importedBy(source)));
  const unused = sources.flatMap(([file, source]) =>
    [...source.matchAll(EXPORT)]
      .flatMap(([, name]) => name ?? [])
      .filter((name) => !imported.has(name))
      .map((name) => [file, name]),
  );
  expect(imported.size).toBeGreaterThan(1000);
  expect(unused).toEqual([]);
});

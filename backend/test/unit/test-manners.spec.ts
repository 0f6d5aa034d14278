import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const SUITES = [
  'backend/src',
  'backend/test',
  'domain/src',
  'frontend-site/src',
  'frontend-admin/src',
  'e2e/journeys',
];

const SLEEP = /timers\/promises|(?<!jest\.)\bsetTimeout\(|\bwaitForTimeout\(/;
const FORCED_PRESS = /\bforce: true\b/;
const OWN_MOCK = /\b(?:jest|vi)\.(?:mock|spyOn)\(\s*['"]?\.{1,2}\//;

const specs = SUITES.flatMap((suite) =>
  readdirSync(join(ROOT, suite), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:spec|test)\.tsx?$/.test(file))
    .map((file) => join(suite, file)),
);
const withAny = (manner: RegExp) =>
  specs.filter((file) => manner.test(readFileSync(join(ROOT, file), 'utf8')));

describe('tests', () => {
  it('are found at all', () => {
    expect(specs.length).toBeGreaterThan(100);
  });

  it('wait for what they are about, never for a time', () => {
    expect(withAny(SLEEP)).toEqual([]);
  });

  it('press only what a pointer can reach', () => {
    expect(withAny(FORCED_PRESS).filter((file) => file.startsWith('e2e'))).toEqual([]);
  });

  it('replace nothing of ours', () => {
    expect(withAny(OWN_MOCK)).toEqual([]);
  });
});

const SOURCES = [
  'backend/src',
  'domain/src',
  'api-client/src',
  'frontend-site/src',
  'frontend-admin/src',
  'e2e',
  'scripts',
];
const CAST = /\bas unknown as\b/g;
const DEFENSIVE_NUMBER = /\bNumber\(row\b/;

/**
 * Casts needed because a library's typings hide something or are too narrow. Everything else uses its declared type.
 */
const CASTS_AT_LIBRARIES = {
  // We override `getStmt`, which is private in TypeORM's typings, to prepare each statement only once.
  'backend/src/database/embedded/embedded-query-runner.ts': 1,
  // We replace the driver's connection and runner; its own methods for both are protected.
  'backend/src/database/embedded/embedded-data-source.ts': 1,
  // The data source factory receives our own options, but @nestjs/typeorm types them as TypeORM's.
  'backend/src/database/database.module.ts': 1,
  // passport-jwt passes the key on to jsonwebtoken, which accepts key objects; its typings allow only text and buffers.
  'backend/src/auth/sessions/jwt.strategy.ts': 1,
};

describe('sources', () => {
  const sources = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => ({ file: join(folder, file), text: readFileSync(join(ROOT, folder, file), 'utf8') })),
  );

  it('cast only where the typings of a library leave no other way', () => {
    const casts = sources.map(({ file, text }) => [file, text.match(CAST)?.length ?? 0] as const);
    expect(Object.fromEntries(casts.filter(([, count]) => count > 0))).toEqual(CASTS_AT_LIBRARIES);
  });

  it('take the columns of a row as their statement declares them', () => {
    const inBackend = sources.filter(({ file }) => file.startsWith('backend/src'));
    expect(inBackend.filter(({ text }) => DEFENSIVE_NUMBER.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

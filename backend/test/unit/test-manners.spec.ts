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

  it('replace nothing of ours', () => {
    expect(withAny(OWN_MOCK)).toEqual([]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOf, playwrightCounts, unitCounts } from '../../../scripts/lib/counts.mjs';

/** Many services show only the end of a log, so failures have to be listed there, a line each. */
const RUN = { code: 1, output: 'the whole output', stdout: '' };
const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-summary-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a failed unit test is named by file, words and the first line of its reason, and a file that did not load too', () => {
  const { failures } = unitCounts(
    report({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: '/project/src/home/hero.test.tsx',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'greets' },
            {
              status: 'failed',
              fullName: 'leads on',
              failureMessages: ['\u001b[31mNo such link\u001b[39m\n    at hero.test.tsx:4'],
            },
          ],
        },
        {
          name: '/project/src/home/foot.test.tsx',
          status: 'failed',
          message: 'Unexpected token\n  at 1:2',
          assertionResults: [],
        },
      ],
    }),
    RUN,
  );
  expect(failures).toEqual([
    'home/foot.test.tsx: Unexpected token',
    'home/hero.test.tsx: leads on: No such link',
  ]);
});

test('files with tests that were left out are named', () => {
  const test = (status: string) => ({ status, fullName: status });
  const file = (name: string, ...statuses: string[]) => ({
    name: `/project/src/live/${name}`,
    status: 'passed',
    message: '',
    assertionResults: statuses.map(test),
  });
  const { skipped, skippedIn } = unitCounts(
    report({
      numPassedTests: 2,
      numFailedTests: 0,
      numPendingTests: 2,
      testResults: [
        file('hub.spec.ts', 'passed', 'pending'),
        file('sse.spec.ts', 'passed'),
        file('redis.spec.ts', 'skipped'),
      ],
    }),
    { ...RUN, code: 0 },
  );
  expect([skipped, skippedIn]).toEqual([2, ['live/hub.spec.ts', 'live/redis.spec.ts']]);
});

test('a run that ended without a report is named itself', () => {
  const lost = unitCounts(join(folder, 'never-written.json'), RUN);
  expect(failuresOf('frontend-site', lost)).toEqual(['frontend-site failed']);
  expect(failuresOf('frontend-site', { passed: 3, failed: 0 })).toEqual([]);
});

test('a failed journey is named, one that passed only in its second try too', () => {
  const journey = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [
      {
        status,
        results: [...messages.map((message) => ({ duration: 3, error: { message } })), { duration: 2 }],
      },
    ],
  });
  const { failed, failures } = playwrightCounts(
    report({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          file: 'visitor/search.spec.ts',
          specs: [journey('finds', 'expected'), journey('filters', 'flaky', 'Timed out\nCall log:')],
          suites: [
            { file: 'visitor/search.spec.ts', specs: [journey('sorts', 'unexpected', 'Error: no rows')] },
          ],
        },
      ],
    }),
    RUN,
  );
  expect(failed).toBe(2);
  expect(failures).toEqual([
    'visitor/search.spec.ts: filters: Timed out',
    'visitor/search.spec.ts: sorts: Error: no rows',
  ]);
});

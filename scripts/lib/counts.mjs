/** Reads the JSON reports of the test runners. A runner without a report counts as failed, whatever its exit code. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {import('./stages.mjs').Result} Result
 * @typedef {import('./workspace.mjs').Finished} Finished
 *
 * @typedef {object} TestTime
 * @property {string} title its file and its title
 * @property {number} milliseconds
 */

/**
 * @param {Finished} run
 * @returns {Result}
 */
const didNotReport = (run) => ({ passed: 0, failed: 1, output: run.output });

/**
 * The failures, one per line. A run that can't name its failures is listed itself.
 * @param {string} name of what ran
 * @param {Result} result
 */
export function failuresOf(name, { failed, failures = [] }) {
  const told = failed > 0 && failures.length === 0 ? ['failed'] : failures;
  return told.map((line) => `${name} ${line}`);
}

/**
 * A failed test as one line.
 * @param {string} title
 * @param {string | undefined} message of the failure, which may contain colour codes
 */
const failureLine = (title, message = '') =>
  [title, stripVTControlCharacters(message).trim().split('\n')[0]].filter(Boolean).join(': ');

/**
 * Jest and Vitest write the same fields. A file that fails to load has no failed tests, so it counts as one itself.
 * @param {string} report
 * @param {Finished} run
 * @returns {Result}
 */
export function unitCounts(report, run) {
  if (!existsSync(report)) return didNotReport(run);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  /** @type {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, duration?: number | null, failureMessages?: string[] }[] }[]} */
  const files = testResults;
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = numFailedTests + broken.length;
  return {
    passed: numPassedTests,
    // A failed set-up or teardown marks no test as failed.
    failed: failed === 0 && run.code !== 0 ? 1 : failed,
    skipped: numPendingTests + (numTodoTests ?? 0),
    skippedIn: files
      .filter(({ assertionResults }) => assertionResults.some(({ status }) => NOT_RUN.includes(status)))
      .map(({ name }) => fileName(name)),
    output: withoutReport(run.output),
    failures: [
      ...broken.map(({ name, message }) => failureLine(fileName(name), message)),
      ...files.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => failureLine(`${fileName(name)}: ${test.fullName}`, test.failureMessages?.[0])),
      ),
    ],
    times: files.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${fileName(name)}: ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    ),
  };
}

/** What the runners call tests that were left out. */
const NOT_RUN = ['pending', 'skipped', 'todo'];

/** @param {string} output Jest prints its report as well when it writes it */
const withoutReport = (output) => output.replace(/^Test results written to: .*$/m, '');

/**
 * @param {string} report
 * @param {Finished} run
 * @returns {Result}
 */
export function playwrightCounts(report, run) {
  if (!existsSync(report)) return didNotReport(run);
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && run.code !== 0 ? 1 : failed,
    skipped: stats.skipped,
    output: run.output,
    failures: suites.flatMap(failedJourneys),
    times: suites.flatMap(journeyTimes),
  };
}

/**
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { status: string, results: { duration: number, error?: { message?: string } }[] }[] }[]} specs
 */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failedJourneys({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failureLine(`${fileName(file)}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}

/**
 * @param {Suite} suite
 * @returns {TestTime[]}
 */
function journeyTimes({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      title: `${fileName(file)}: ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(journeyTimes)];
}

/**
 * The name of the file with its folder, which is enough to find it.
 * @param {string} path
 */
const fileName = (path) => path.split(/[\\/]/).slice(-2).join('/');

/** Reads the JSON reports of the test runners; a runner without a report has failed, whatever its exit code. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {import('./stages.mjs').Result} Result
 * @typedef {import('./workspace.mjs').Finished} Finished
 */

/**
 * @param {Finished} run
 * @returns {Result}
 */
const didNotReport = (run) => ({ passed: 0, failed: 1, output: run.output });

/**
 * Jest and Vitest write the same fields. A file that fails to load has no failed tests, so it counts as one.
 * @param {string} report
 * @param {Finished} run
 * @returns {Result}
 */
export function unitCounts(report, run) {
  if (!existsSync(report)) return didNotReport(run);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = testResults;
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = numFailedTests + broken;
  return {
    passed: numPassedTests,
    // A failed set-up or teardown fails no test.
    failed: failed === 0 && run.code !== 0 ? 1 : failed,
    skipped: numPendingTests + (numTodoTests ?? 0),
    output: withoutReport(run.output),
  };
}

/** @param {string} output Jest prints its report as well when it writes it */
const withoutReport = (output) => output.replace(/^Test results written to: .*$/m, '');

/**
 * @param {string} report
 * @param {Finished} run
 * @returns {Result}
 */
export function playwrightCounts(report, run) {
  if (!existsSync(report)) return didNotReport(run);
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && run.code !== 0 ? 1 : failed,
    skipped: stats.skipped,
    output: run.output,
  };
}

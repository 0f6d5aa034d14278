/**
 * `npm test`: runs every stage, or the ones named (`npm test -- unit http`). The last line is `N passed, N failed`. The
 * summary lists what the machine lacks; with CI=true that is a failure too.
 */
import { build } from './lib/build.mjs';
import { checkNode, install } from './lib/install.mjs';
import { stopWithNpm } from './lib/npm-parent.mjs';
import { PreparationError, print, stopwatch } from './lib/workspace.mjs';

checkNode();
// `exit` handlers then stop servers and remove temporary folders.
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
stopWithNpm(() => process.exit(143));

const asked = process.argv.slice(2);

try {
  install();
} catch (error) {
  finishUnprepared(error);
}
// Imported here because they depend on what was just installed.
const { hasOpenData, STAGES, stopServer } = await import('./lib/stages.mjs');
const { failuresOf } = await import('./lib/counts.mjs');
const { findProgram } = await import('./lib/find-program.mjs');
const { installHint } = await import('./lib/missing-programs.mjs');

const names = STAGES.map(({ name }) => name);
const unknown = asked.filter((word) => !names.some((name) => isNamed(name, word)));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  process.exit(2);
}
const stages = STAGES.filter(({ name }) => asked.length === 0 || asked.some((word) => isNamed(name, word)));

if (stages.some(({ needsBuild }) => needsBuild)) {
  try {
    await build();
  } catch (error) {
    finishUnprepared(error);
  }
}

const elapsed = stopwatch();
let passed = 0;
let failed = 0;
/** @type {string[]} */
const left = [];
/** @type {string[]} */
const failures = [];
/** One for each core of a small machine. With more, tests that wait for something would wait longer. */
const STAGES_AT_ONCE = 2;
/** How many tests the summary names as the slowest. */
const SLOWEST = 10;
/** @type {import('./lib/counts.mjs').TestTime[]} */
const times = [];

if (
  stages.some(({ name }) => isNamed(name, 'http') || name === 'unit') &&
  findProgram('redis-server') === undefined
) {
  left.push(`several replicas: ${installHint('redis')}`);
}
for (const wave of new Set(stages.map((stage) => stage.wave))) {
  await runWave(stages.filter((stage) => stage.wave === wave));
}
await stopServer();

const isFailed = failed > 0 || (process.env.CI === 'true' && left.length > 0);
print('');
if (left.length > 0) print(['Skipped:', ...left.map((line) => `  ${line}`)].join('\n'));
if (stages.some(({ name }) => name === 'unit') && !hasOpenData()) {
  print('Not compared with the open postcode data: OPEN_DATA_DIR names no folder (see CONTRIBUTING.md)');
}
const slowest = times.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
if (slowest.length > 0) print(['The slowest tests:', ...slowest.map(timeLine)].join('\n'));
if (stages.some(({ name }) => name === 'unit') && findProgram('promtool') === undefined) {
  print(
    'Alert rules were not read by Prometheus itself: no promtool (Debian has it in the package prometheus)',
  );
}
// Printed last, because often only the end of a long log is shown.
if (failures.length > 0) print(['Failed:', ...failures.map((line) => `  ${line}`)].join('\n'));
print(`${stages.length} stages in ${elapsed()}`);
print(`${passed} passed, ${failed} failed`);
process.exitCode = isFailed ? 1 : 0;

/**
 * Runs the stages of a wave. Each keeps about one core busy.
 * @param {import('./lib/stages.mjs').Stage[]} waiting in order
 */
async function runWave(waiting) {
  const work = async () => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) await runStage(stage);
  };
  await Promise.all(Array.from({ length: STAGES_AT_ONCE }, work));
}

/** @param {import('./lib/stages.mjs').Stage} stage */
async function runStage({ name, run }) {
  const time = stopwatch();
  print(`▶ ${name} …`);
  const result = await run().catch(brokenStage);
  passed += result.passed;
  failed += result.failed;
  for (const test of result.times ?? []) times.push({ ...test, title: `${name} ${test.title}` });
  if (result.failed > 0) {
    print(result.output ?? '');
    failures.push(...failuresOf(name, result));
  }
  if (result.missing !== undefined) {
    left.push(`${name}: ${result.missing}`);
    print(`– ${name}: skipped, ${result.missing}`);
    return;
  }
  if (result.skipped) left.push([`${name}: ${result.skipped} tests`, ...(result.skippedIn ?? [])].join(', '));
  const counts = [`${result.passed} passed`, `${result.failed} failed`];
  if (result.skipped) counts.push(`${result.skipped} skipped`);
  print(`${result.failed === 0 ? '✔' : '✘'} ${name}: ${counts.join(', ')} (${time()})`);
}

/** @param {import('./lib/counts.mjs').TestTime} time */
function timeLine({ title, milliseconds }) {
  return `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`;
}

/**
 * A stage that could not even run, for example because a server does not start.
 * @param {unknown} error
 * @returns {import('./lib/stages.mjs').Result}
 */
function brokenStage(error) {
  return { passed: 0, failed: 1, output: error instanceof Error ? error.stack : String(error) };
}

/**
 * `http` names both `http:sqlite` and `http:mariadb`.
 * @param {string} name
 * @param {string} word
 */
function isNamed(name, word) {
  return name === word || name.startsWith(`${word}:`);
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function finishUnprepared(error) {
  if (!(error instanceof PreparationError)) throw error;
  console.error(error.message);
  print('0 passed, 1 failed');
  process.exit(1);
}

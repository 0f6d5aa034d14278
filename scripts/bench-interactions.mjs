/** `npm run bench:interactions`: how quickly a slow phone responds to a touch (docs/performance.md, "The site"). */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { prepareMeasurement } from './lib/measurement.mjs';
import { bin, exitWith, print, ROOT, stopwatch } from './lib/workspace.mjs';

const USAGE = `npm run bench:interactions -- [options]
  --runs 5       of each measurement; the median counts
  --only words   only those whose file or title has these
  --no-build     measures what is built already`;

const options = await prepareMeasurement(readOptions);
const elapsed = stopwatch();
try {
  const { status } = spawnSync(
    process.execPath,
    [
      bin('@playwright/test', 'playwright'),
      'test',
      '-c',
      'e2e/interactions/playwright.config.ts',
      '--repeat-each',
      String(options.runs),
      ...(options.only === undefined ? [] : ['--grep', options.only]),
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );
  print(`Measured in ${elapsed()}`);
  process.exitCode = status ?? 1;
} catch (error) {
  exitWith(error);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string' },
        'no-build': { type: 'boolean', default: false },
      },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) throw new Error('what is that?');
    return { runs, only: values.only, build: !values['no-build'] };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}

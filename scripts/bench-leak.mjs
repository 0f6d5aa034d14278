/** `npm run bench:leak`: whether the heap grows under sustained load (docs/performance.md, "Memory"). */
import { parseArgs } from 'node:util';
import { prepareMeasurement } from './lib/measurement.mjs';
import { exitWith, print, stopwatch } from './lib/workspace.mjs';

const USAGE = `npm run bench:leak -- [options]
  --minutes 60              how long; a few are enough for what every call forgets
  --engine sqlite|mariadb   sqlite unless given
  --no-build                measures what is built already`;

const options = await prepareMeasurement(readOptions);
// Imported here because it depends on what was just installed and built.
const { inMegabytes, measureLeak, MAX_BYTES_A_REQUEST } = await import('./bench/leak.mjs');
const elapsed = stopwatch();
try {
  const { samples, bytesARequest } = await measureLeak({ ...options, print });
  const [idle, last] = [samples[0], samples.at(-1)];
  const isMet = bytesARequest <= MAX_BYTES_A_REQUEST;
  print(
    `\nAt rest ${inMegabytes(idle?.rss ?? 0)}, after load ${inMegabytes(last?.rss ?? 0)} (the whole process).`,
  );
  print(
    `The heap after collecting garbage grows by ${bytesARequest.toFixed(1)} bytes a request in the second half (target ${MAX_BYTES_A_REQUEST}): ${isMet ? 'ok' : 'over'}`,
  );
  print(`\nMeasured in ${elapsed()}`);
  process.exit(isMet ? 0 : 1);
} catch (error) {
  exitWith(error);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '60' },
        engine: { type: 'string', default: 'sqlite' },
        'no-build': { type: 'boolean', default: false },
      },
    });
    const minutes = Number(values.minutes);
    /** @type {import('./lib/scratch-app.mjs').Engine} */
    const engine = values.engine === 'mariadb' ? 'mariadb' : 'sqlite';
    if (!(minutes > 0) || values.engine !== engine) throw new Error('what is that?');
    return { minutes, engine, build: !values['no-build'] };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}

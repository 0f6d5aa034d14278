/** `npm run bench:streams`: compares many open live streams with their targets (docs/performance.md, "Live streams"). */
import { parseArgs } from 'node:util';
import { prepareMeasurement } from './lib/measurement.mjs';
import { table } from './lib/table.mjs';
import { exitWith, print, stopwatch } from './lib/workspace.mjs';

const USAGE = `npm run bench:streams -- [options]
  --streams 10000   how many; each needs an open file here and in the application (ulimit -n)
  --seconds 30      how long they are watched at rest
  --no-build        measures what is built already`;

const options = await prepareMeasurement(readOptions);
// Imported here because it depends on what was just installed and built.
const { measureStreams } = await import('./bench/streams.mjs');
const elapsed = stopwatch();
try {
  const figures = await measureStreams({ ...options, print });
  const rows = figures.map(({ name, value, bare, target, isMet }) => [
    ...[name, value, bare, target],
    isMet ? '' : 'over',
  ]);
  const head = [`${options.streams} open streams`, 'measured', 'bare server', 'target', ''];
  print(['', ...table(head, rows)].join('\n'));
  print(`\nMeasured in ${elapsed()}`);
  process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
} catch (error) {
  exitWith(error);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        streams: { type: 'string', default: '10000' },
        seconds: { type: 'string', default: '30' },
        'no-build': { type: 'boolean', default: false },
      },
    });
    const [streams, seconds] = [Number(values.streams), Number(values.seconds)];
    if (!(streams >= 200) || !(seconds > 0)) throw new Error('what is that?');
    return { streams, seconds, build: !values['no-build'] };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}

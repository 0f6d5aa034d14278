/**
 * `npm run assurance:faults`: what dies, hangs or is replaced while customers write. For Linux: the topologies of
 * docker-compose.yml and docker-compose.cluster.yml, from installed programs.
 */
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { checkNode, install } from '../lib/install.mjs';
import { print, stopwatch } from '../lib/workspace.mjs';

const USAGE = `npm run assurance:faults -- [--sample] [--only <words>] [--write]
  --sample  fewer and shorter, as in npm test
  --only    the faults whose name has these words; several with commas between
  --write   puts the table into docs/assurance.md, with --only these rows of it`;

checkNode();
const { sample, only, write } = readOptions();
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
install();
await build();
const { runFaults } = await import('./run-faults.mjs');
const { report } = await import('./report.mjs');

const elapsed = stopwatch();
const { rows, missing } = await runFaults({ sample, only, say: print });
for (const line of missing) print(`Not tried: ${line}`);
report('faults', rows, { command: 'npm run assurance:faults', write, isPart: only !== '' });
print(elapsed());
const isFailed = rows.length === 0 || rows.some(({ holds }) => !holds);
process.exitCode = isFailed || (process.env.CI === 'true' && missing.length > 0) ? 1 : 0;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        sample: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        write: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}

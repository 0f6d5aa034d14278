/**
 * `npm run assurance:upgrade`, for Linux, as the topology is: the release before this one under load, its database migrated
 * by this one, its replicas replaced one after the other, and back.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { checkNode, install } from '../lib/install.mjs';
import { exitWith, PreparationError, print, ROOT, runNode, stopwatch } from '../lib/workspace.mjs';

const USAGE = `npm run assurance:upgrade -- [--from <commit>] [--rounds 3] [--write]
  --from    the release before; by default the commit that last renewed backend/schema.released.json
  --rounds  how often all replicas go forward and back
  --write   puts the table into docs/assurance.md`;
const RELEASED = 'backend/schema.released.json';
/** How long both releases, or the old one beside the new schema, serve until the next step. */
const BESIDE_MS = 5000;

checkNode();
const { from, rounds, write } = readOptions();
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
install();
await build();
const { missingFor, Topology } = await import('../lib/topology.mjs');
const { failed, recovered, told } = await import('./fault-figures.mjs');
const { MailCatcher } = await import('./mail-catcher.mjs');
const { report } = await import('./report.mjs');
const { replicaSettings, tryFault } = await import('./run-faults.mjs');
const { Streams } = await import('./streams.mjs');

const lacks = missingFor('one');
if (lacks.length > 0) {
  console.error(['This machine cannot show it:', ...lacks.map((line) => `  ${line}`)].join('\n'));
  process.exit(1);
}

const elapsed = stopwatch();
const release = mkdtempSync(join(tmpdir(), 'tidyhearth-release-'));
process.on('exit', () => rmSync(release, { recursive: true, force: true }));
let commit = '';
try {
  commit = releaseBefore();
  await buildRelease(commit);
} catch (error) {
  exitWith(error);
}

const mails = new MailCatcher();
const topology = await Topology.start('one', { release, env: await replicaSettings(mails) });
try {
  const row = await tryFault(
    {
      promise: 'a rolling upgrade, and going back, fails no call',
      tried: () =>
        `${commit} under load, migrated by this release, two replicas forward and back, ${rounds} times, 16 open streams`,
      run: upgrade,
    },
    { topology, mails, sample: false, say: print },
  );
  report('upgrade', [row], { command: 'npm run assurance:upgrade', write });
  process.exitCode = row.holds ? 0 : 1;
} finally {
  await topology.stop();
  await mails.stop();
}
print(elapsed());

/**
 * What docs/operations.md says under "Upgrades".
 * @param {import('./run-faults.mjs').Scene} scene
 * @returns {Promise<import('./run-faults.mjs').Outcome>}
 */
async function upgrade(scene) {
  const { load } = scene;
  const streams = new Streams(topology.url, load.customers);
  try {
    const migrations = await migrate();
    await pause(BESIDE_MS);
    for (let round = 0; round < rounds; round += 1) {
      for (const folder of [ROOT, release]) {
        for (const replica of topology.replicas) {
          await replica.stop();
          replica.use(folder);
          replica.start();
          await replica.inUse();
          await pause(BESIDE_MS);
        }
      }
    }
    await recovered(scene);
    const figures = load.figures();
    return {
      figure: `${migrations} migrations; ${told(figures)}; ${streams.reopened} streams opened again`,
      holds: failed(figures) === 0,
    };
  } finally {
    await streams.close();
  }
}

/**
 * With the command of this release, while the one before serves.
 * @returns {Promise<number>} how many were applied
 */
async function migrate() {
  const env = { ...process.env, DATABASE_URL: topology.databaseUrl, DATA_DIR: topology.dataDir };
  const { code, output } = await runNode(['backend/dist/scripts/migrate.js'], { env });
  if (code !== 0) throw new Error(`migrate ended with ${code}:\n${output}`);
  print(output.trim());
  return Number(/^(\d+) migrations applied/m.exec(output)?.[1] ?? 0);
}

/** @returns {string} the short hash of the release before */
function releaseBefore() {
  if (from === undefined && git('rev-parse', '--is-shallow-repository') === 'true')
    throw new PreparationError(
      'This clone has no history: fetch it (git fetch --unshallow), or name the release with --from.',
    );
  const named = from ?? git('log', '-1', '--format=%H', '--', RELEASED);
  return git('rev-parse', '--short', `${named}^{commit}`);
}

/** @param {string} name of the commit */
async function buildRelease(name) {
  print(`Building ${name}, the release before …`);
  const archive = join(release, 'release.tar');
  git('archive', '--format=tar', '-o', archive, name);
  run('tar', ['-xf', archive, '-C', release]);
  rmSync(archive);
  const { code, output } = await runNode([join(release, 'scripts/prepare.mjs')], { cwd: release });
  if (code !== 0) throw new PreparationError(`It cannot be built:\n${output.slice(-5000)}`);
}

/** @param {readonly string[]} words */
function git(...words) {
  return run('git', words);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new PreparationError(`${program} ${args[0]}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        write: { type: 'boolean', default: false },
      },
    });
    const count = Number(values.rounds);
    if (!Number.isInteger(count) || count < 1) throw new Error(USAGE);
    return { ...values, rounds: count };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}

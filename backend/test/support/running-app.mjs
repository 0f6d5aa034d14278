/**
 * The applications that a run of the HTTP suite shares, one for each Jest worker with its own database. Specs that run
 * side by side on one application would see each other's sign-ups, postings and signed-out admin. Setup and teardown
 * use the same module instance.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '../../../scripts/lib/galera.mjs';
import { startApp, TEST_SETTINGS } from '../../../scripts/lib/scratch-app.mjs';
import { Topology } from '../../../scripts/lib/topology.mjs';
import { ROOT } from '../../../scripts/lib/workspace.mjs';
import { AppHosts } from './app-hosts.mjs';

/** @type {import('../../../scripts/lib/scratch-app.mjs').ScratchApp[]} */
let apps = [];
/** @typedef {import('../../../scripts/lib/galera.mjs').GaleraCluster} GaleraCluster */
/** @type {Topology | undefined} */
let topology;
/** Runs the applications that a spec starts for itself. */
const hosts = new AppHosts();

/** @param {string} name */
function engineNamed(name) {
  if (name === 'sqlite' || name === 'mariadb') return name;
  throw new Error(`TEST_ENGINE must be sqlite or mariadb, not ${name}`);
}

/** @param {{ maxWorkers: number }} jest */
export async function start({ maxWorkers }) {
  const engine = engineNamed(process.env.TEST_ENGINE || 'sqlite');
  const kind = process.env.TEST_TOPOLOGY;
  process.env.TEST_HOSTS = await hosts.listen();
  if (kind === 'one' || kind === 'cluster' || kind === 'nodes') return startTopology(kind);
  apps = await Promise.all(Array.from({ length: maxWorkers }, () => startApp({ engine })));
  process.env.TEST_ENGINE = engine;
  // `own-app.mjs` selects the one of its worker.
  process.env.TEST_APPS = JSON.stringify(
    apps.map(({ url, store }) => ({
      TEST_URL: url,
      TEST_DATA_DIR: store.dataDir,
      TEST_DATABASE_URL: store.databaseUrl ?? '',
    })),
  );
}

/**
 * Several replicas, which take calls in turn: on one server, on a cluster through its proxy, or with a node each.
 * @param {'one' | 'cluster' | 'nodes'} kind
 */
async function startTopology(kind) {
  const nodeOf = (/** @type {number} */ replica, /** @type {GaleraCluster} */ { nodes }) =>
    nodes[(replica - 1) % nodes.length]?.url ?? '';
  topology = await Topology.start(kind === 'one' ? 'one' : 'cluster', {
    env: TEST_SETTINGS,
    nodeOf: kind === 'nodes' ? nodeOf : undefined,
  });
  const [node] = topology.cluster?.nodes ?? [];
  // Rows that the tests read directly from a node must be as recent as the responses that they got.
  if (node !== undefined) await execute(node.url, 'SET GLOBAL wsrep_sync_wait = 1');
  process.env.TEST_APPS = JSON.stringify([
    {
      TEST_URL: topology.replicas.map(({ url }) => url).join(' '),
      TEST_DATA_DIR: topology.dataDir,
      TEST_DATABASE_URL: node === undefined ? topology.databaseUrl : `${node.url}tidyhearth`,
    },
  ]);
}

/** Keeps the output of the applications, because only it contains the reason of a 500. */
export async function stop() {
  await hosts.close();
  if (topology !== undefined) {
    await topology.stop();
    keep(topology.replicas.map((replica) => replica.output));
  }
  if (apps.length === 0) return;
  const codes = await Promise.all(apps.map((app) => app.stop()));
  const outputs = apps.map((app) => app.output());
  keep(outputs);
  const failed = codes.findIndex((code) => code !== 0);
  if (failed !== -1) {
    throw new Error(`The application ended with ${codes[failed]} instead of 0:\n${outputs[failed]}`);
  }
}

/** @param {readonly string[]} outputs */
function keep(outputs) {
  const folder = join(ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `api-${process.env.TEST_ENGINE}.log`), outputs.join('\n'));
}

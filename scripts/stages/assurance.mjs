/** For Linux: a sample of the faults and of the races on several replicas; docs/assurance.md has all of them. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFaults } from '../assurance/run-faults.mjs';
import { findProgram } from '../lib/find-program.mjs';
import { freePort } from '../lib/free-port.mjs';
import { GALERA_START } from '../lib/galera.mjs';
import { missingFor } from '../lib/topology.mjs';
import { ROOT, runNode } from '../lib/workspace.mjs';
import { runChecks } from './checks.mjs';

/** The races whose guards can fail only with several replicas. */
const RACES = 'booking-races';

/** @returns {Promise<import('../lib/stages.mjs').Result>} */
export async function assurance() {
  const lacks = missingFor('cluster');
  if (lacks.length > 0) return { passed: 0, failed: 0, missing: lacks.join('; ') };
  /** @type {string[]} */
  const told = [];
  const { rows } = await runFaults({ sample: true, only: '', say: (text) => told.push(text) });
  const checks = await runChecks([
    { name: `${RACES} on several replicas`, run: racesHold },
    { name: "the cluster's proxy starts while a node has no name", run: startsWithoutNode },
    { name: 'a node makes a cluster only where none can be', run: makesClusterOnlyWhenTold },
  ]);
  const broken = rows.filter(({ holds }) => !holds);
  return {
    passed: rows.length - broken.length + checks.passed,
    failed: broken.length + checks.failed,
    output: [broken.length === 0 ? '' : told.join('\n'), checks.output].join('\n'),
    failures: [...broken.map(({ promise, figure }) => `${promise}: ${figure}`), ...(checks.failures ?? [])],
  };
}

async function racesHold() {
  const { code, output } = await runNode(
    ['scripts/assurance/races.mjs', '--rounds', '1', '--on', 'one,nodes', '--files', RACES],
    { cwd: ROOT },
  );
  assert.equal(code, 0, output);
}

/**
 * A stopped container has no name in Docker's network, whereas nodes on loopback, as used elsewhere here, always have
 * an address.
 */
async function startsWithoutNode() {
  const nodes = { GALERA_1: '127.0.0.1:3306', GALERA_2: '127.0.0.1:3307', GALERA_3: 'galera-3.invalid:3306' };
  const { status, stderr } = spawnSync(
    findProgram('haproxy') ?? 'haproxy',
    ['-c', '-f', join(ROOT, 'deploy/haproxy.cfg')],
    { env: { DATABASE_BIND: '127.0.0.1:3308', ...nodes }, encoding: 'utf8' },
  );
  assert.equal(status, 0, stderr);
}

/** Tests how a node would be started, depending on what is in its folder and who else answers. */
async function makesClusterOnlyWhenTold() {
  const data = mkdtempSync(join(tmpdir(), 'tidyhearth-node-'));
  const nobody = `127.0.0.1:${await freePort()}`;
  const peer = createServer();
  const port = await freePort();
  await new Promise((resolve) => peer.listen(port, '127.0.0.1', () => resolve(undefined)));
  /**
   * @param {string} peers
   * @param {Record<string, string>} [env]
   */
  const makes = (peers, env = {}) =>
    execFileSync(GALERA_START, [data, peers, 'echo', 'server'], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).includes('--wsrep-new-cluster');
  /** @param {string} text */
  const leave = (text) => writeFileSync(join(data, 'grastate.dat'), text);
  /** @param {0 | 1} safe */
  const leaveCluster = (safe) =>
    leave(`uuid:    6b8b9cf5-0e0d-11f1-9bd0-000000000000\nseqno:   7\nsafe_to_bootstrap: ${safe}\n`);
  const asked = { GALERA_NEW: 'yes' };
  try {
    const empty = [makes(nobody), makes(nobody, asked), makes(`${nobody} 127.0.0.1:${port}`, asked)];
    leave('');
    const unused = [makes(nobody), makes(nobody, asked)];
    leaveCluster(0);
    const other = makes(nobody, asked);
    leaveCluster(1);
    const last = [makes(nobody), makes(`127.0.0.1:${port}`)];
    assert.deepEqual(
      { empty, unused, other, last },
      { empty: [false, true, false], unused: [false, true], other: false, last: [true, false] },
    );
  } finally {
    peer.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** For Linux: starts a topology for the faults that need it, and checks the ledger after each. */
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../lib/message-of.mjs';
import { TEST_SETTINGS } from '../lib/scratch-app.mjs';
import { missingFor, Topology } from '../lib/topology.mjs';
import { waitFor } from '../lib/wait.mjs';
import { BACKUP_FAULTS } from './backup-faults.mjs';
import { CLOCK_FAULTS } from './clock-faults.mjs';
import { CLUSTER_FAULTS } from './cluster-faults.mjs';
import { diagnose } from './diagnose.mjs';
import { DISK_FAULTS } from './disk-faults.mjs';
import { told } from './fault-figures.mjs';
import { call, Load } from './load.mjs';
import { MailCatcher } from './mail-catcher.mjs';
import { SERVER_FAULTS } from './server-faults.mjs';
import { verify } from './verify.mjs';

const SETTLE_MS = 2000;
const READY_MS = 180_000;

/**
 * @typedef {import('./report.mjs').Row} Row
 *
 * @typedef {object} Scene
 * @property {Topology} topology
 * @property {Load} load running
 * @property {MailCatcher} mails
 * @property {boolean} sample
 *
 * @typedef {object} Outcome
 * @property {string} figure
 * @property {boolean} holds
 *
 * @typedef {object} Fault
 * @property {import('../lib/topology.mjs').Kind} on
 * @property {boolean} inSample
 * @property {() => string | undefined} [lacks] what the machine lacks for it, in words
 * @property {string} promise
 * @property {(sample: boolean) => string} tried
 * @property {(scene: Scene) => Promise<Outcome>} run
 */

/**
 * @param {{ sample: boolean, only: string, say: (text: string) => void }} options
 * @returns {Promise<{ rows: Row[], missing: string[] }>}
 */
export async function runFaults({ sample, only, say }) {
  /** @type {Row[]} */
  const rows = [];
  const missing = new Set();
  const isChosen = (/** @type {string} */ promise) =>
    only.split(',').some((words) => promise.includes(words));
  // Photos of a disk that is full are gone with that disk, which a doctor of a later backup would find.
  const chosen = [...SERVER_FAULTS, ...BACKUP_FAULTS, ...DISK_FAULTS, ...CLOCK_FAULTS, ...CLUSTER_FAULTS]
    .filter(({ promise, inSample }) => isChosen(promise) && (inSample || !sample))
    .filter(({ lacks }) => {
      const lack = lacks?.();
      if (lack !== undefined) missing.add(lack);
      return lack === undefined;
    });
  for (const kind of /** @type {const} */ (['one', 'cluster'])) {
    const faults = chosen.filter(({ on }) => on === kind);
    if (faults.length === 0) continue;
    const lacks = missingFor(kind);
    if (lacks.length > 0) {
      lacks.forEach((line) => missing.add(line));
      continue;
    }
    rows.push(...(await runOn(kind, faults, { sample, say })));
  }
  return { rows, missing: [...missing] };
}

/** @param {Topology} topology */
async function settled({ url, replicas }) {
  await Promise.all(replicas.map((replica) => replica.ready()));
  const isServed = async () =>
    (await call(url, 'GET', '/health/ready').catch(() => undefined))?.status === 200;
  await waitFor(async () => (await isServed()) || undefined, { timeoutMs: READY_MS, what: 'the proxy' });
  await pause(SETTLE_MS);
}

/**
 * @param {import('../lib/topology.mjs').Kind} kind
 * @param {readonly Fault[]} faults
 * @param {{ sample: boolean, say: (text: string) => void }} options
 */
async function runOn(kind, faults, { sample, say }) {
  /** @type {Row[]} */
  const rows = [];
  const mails = new MailCatcher();
  const topology = await Topology.start(kind, { env: await replicaSettings(mails) });
  try {
    for (const fault of faults) rows.push(await tryFault(fault, { topology, mails, sample, say }));
  } finally {
    await topology.stop();
    await mails.stop();
  }
  return rows;
}

/**
 * What replicas are told, beside what the topology settles.
 * @param {MailCatcher} mails
 */
export async function replicaSettings(mails) {
  return {
    ...TEST_SETTINGS,
    SMTP_URL: await mails.start(),
    MAIL_FROM: 'hello@tidyhearth.example',
    // A line for each call would leave no room for what went wrong.
    LOG_LEVEL: 'warn',
  };
}

/**
 * One fault while customers write, and whether the database then has what they were answered.
 * @param {Pick<Fault, 'promise' | 'tried' | 'run'>} fault
 * @param {{ topology: Topology, mails: MailCatcher, sample: boolean, say: (text: string) => void }} where
 * @returns {Promise<Row>}
 */
export async function tryFault({ promise, tried, run }, { topology, mails, sample, say }) {
  // The fault before may have left the proxy without a replica that it knows to be ready.
  await settled(topology);
  const load = await Load.prepare(topology.url);
  load.start();
  await pause(SETTLE_MS);
  load.figures();
  let outcome = /** @type {Outcome} */ ({ figure: '', holds: false });
  try {
    outcome = await run({ topology, load, mails, sample });
  } catch (error) {
    outcome.figure = `${messageOf(error)}; ${told(load.figures())}`;
  }
  if (!outcome.holds) say(await diagnose(topology));
  await load.stop();
  const { lost, doubled, broken } = await verify(topology.databaseUrl, topology.dataDir, load.ledger);
  const row = {
    promise,
    tried: tried(sample),
    figure: [
      outcome.figure,
      `${load.ledger.length} acknowledged, ${lost} lost, ${doubled} doubled`,
      ...(load.unanswered > 0 ? [`${load.unanswered} never answered`] : []),
      ...broken.map((rule) => `not true: ${rule}`),
    ].join('; '),
    holds: outcome.holds && lost === 0 && doubled === 0 && load.unanswered === 0 && broken.length === 0,
  };
  say(`${row.holds ? '✔' : '✘'} ${promise}: ${row.figure}`);
  return row;
}

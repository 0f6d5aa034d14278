/** Three Galera nodes on loopback behind haproxy, configured by the files that docker-compose.cluster.yml mounts. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { findProgram } from './find-program.mjs';
import { asUser, createDataFolder, findMariaDb } from './mariadb.mjs';
import { ServerProcess } from './server-process.mjs';
import { freePort } from './free-port.mjs';
import { waitFor } from './wait.mjs';
import { ROOT } from './workspace.mjs';

const NODES = 3;
const USER = 'tidyhearth';
const SYNC_TIMEOUT_MS = 240_000;
/** Decides how a node starts. */
export const GALERA_START = join(ROOT, 'deploy/galera/start.sh');
const PROVIDER = [
  'evs.keepalive_period=PT0.5S',
  'evs.inactive_check_period=PT0.5S',
  'evs.suspect_timeout=PT2S',
  'evs.inactive_timeout=PT5S',
  'gcache.size=64M',
];

/**
 * The settings of the cluster, for three nodes on one machine. In a file, because mariadb-backup reads these sizes only
 * from files.
 */
const small = () => `!include ${join(ROOT, 'deploy/galera/galera.cnf')}
[mysqld]
innodb_buffer_pool_size = 64M
innodb_log_file_size = 32M
innodb_use_native_aio = 0
`;

/** @typedef {{ sql: number, group: number, increments: number, snapshot: number }} NodePorts */

export class GaleraNode extends ServerProcess {
  /**
   * @param {number} number from 1
   * @param {string} folder
   * @param {readonly NodePorts[]} all
   */
  constructor(number, folder, all) {
    const ports = /** @type {NodePorts} */ (all[number - 1]);
    const data = join(folder, `galera-${number}`);
    const others = all.filter((one) => one !== ports).map(({ group }) => `127.0.0.1:${group}`);
    const program = findMariaDb() ?? 'mariadbd';
    // A server removes other files from its temporary folder when it starts, so each node has its own.
    const temporary = join(folder, `galera-${number}.tmp`);
    mkdirSync(temporary, { recursive: true });
    const isFirst = number === 1;
    const args = [
      data,
      others.join(' '),
      program,
      `--defaults-file=${join(folder, `${number}.cnf`)}`,
      ...asUser(),
      `--datadir=${data}`,
      `--tmpdir=${temporary}`,
      `--socket=${join(folder, `${number}.sock`)}`,
      `--pid-file=${join(folder, `${number}.pid`)}`,
      `--port=${ports.sql}`,
      '--bind-address=127.0.0.1',
      `--wsrep-node-name=galera-${number}`,
      `--wsrep-node-address=127.0.0.1:${ports.group}`,
      `--wsrep-cluster-address=gcomm://${all.map(({ group }) => `127.0.0.1:${group}`).join(',')}`,
      `--wsrep-sst-receive-address=127.0.0.1:${ports.snapshot}`,
      '--wsrep-sst-auth=root:',
      `--wsrep-provider-options=${[...PROVIDER, `gmcast.listen_addr=tcp://127.0.0.1:${ports.group}`, `ist.recv_addr=127.0.0.1:${ports.increments}`].join(';')}`,
    ];
    super(`galera-${number}`, GALERA_START, args, { env: isFirst ? { GALERA_NEW: 'yes' } : {} });
    this.settings = join(folder, `${number}.cnf`);
    this.data = data;
    this.ports = ports;
    this.url = `mysql://${USER}:${USER}@127.0.0.1:${ports.sql}/`;
  }

  /** Waits until it is in sync with the cluster. */
  async ready() {
    await waitFor(
      async () => {
        this.assertRunning();
        return (await statusOf(this.url, 'wsrep_local_state_comment')) === 'Synced' || undefined;
      },
      { timeoutMs: SYNC_TIMEOUT_MS, what: `${this.name} to be in sync` },
    );
  }
}

/**
 * @param {string} url
 * @param {string} name of a status variable
 * @returns {Promise<string | undefined>} undefined while the server doesn't answer
 */
export async function statusOf(url, name) {
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 2000 });
    try {
      const [rows] = await connection.query('SHOW STATUS LIKE ?', [name]);
      return /** @type {{ Value: string }[]} */ (rows)[0]?.Value;
    } finally {
      connection.destroy();
    }
  } catch {
    return undefined;
  }
}

/**
 * @param {string} url
 * @param {string} statement
 */
export async function execute(url, statement) {
  const connection = await createConnection({ uri: url, connectTimeout: 2000 });
  try {
    await connection.query(statement);
  } finally {
    connection.destroy();
  }
}

export class GaleraCluster {
  /**
   * @param {readonly GaleraNode[]} nodes
   * @param {ServerProcess} proxy
   * @param {string} url through the proxy, without a database
   */
  constructor(nodes, proxy, url) {
    this.nodes = nodes;
    this.proxy = proxy;
    this.url = url;
  }

  /**
   * @param {string} folder an empty one; its path is short and has no spaces
   * @param {(text: string) => void} [say]
   */
  static async start(folder, say = () => {}) {
    const program = findMariaDb();
    const balancer = findProgram('haproxy');
    if (program === undefined || balancer === undefined)
      throw new Error('It needs mariadb-server and haproxy.');
    /** @type {NodePorts[]} */
    const ports = [];
    for (let count = 0; count < NODES; count += 1) {
      const [sql, group, increments, snapshot] = [
        await freePort(),
        await freePort(),
        await freePort(),
        await freePort(),
      ];
      ports.push({ sql, group, increments, snapshot });
    }
    const nodes = ports.map((_, index) => new GaleraNode(index + 1, folder, ports));
    const bind = `127.0.0.1:${await freePort()}`;
    const addresses = ports.map(({ sql }, index) => [`GALERA_${index + 1}`, `127.0.0.1:${sql}`]);
    const proxy = new ServerProcess('haproxy', balancer, ['-f', join(ROOT, 'deploy/haproxy.cfg')], {
      env: { DATABASE_BIND: bind, ...Object.fromEntries(addresses) },
    });
    const cluster = new GaleraCluster(nodes, proxy, `mysql://${USER}:${USER}@${bind}/`);
    try {
      mkdirSync(folder, { recursive: true });
      const users = join(folder, 'users.sql');
      writeFileSync(users, usersSql());
      for (const node of nodes) writeFileSync(node.settings, small());
      const [first, ...others] = /** @type {[GaleraNode, ...GaleraNode[]]} */ (nodes);
      await createDataFolder(program, first.data);
      first.start([`--init-file=${users}`]);
      await first.ready();
      await first.stop();
      for (const node of others) copyState(first, node);
      for (const node of nodes) {
        say(`${node.name} ${node === first ? 'makes the cluster' : 'joins it'}`);
        node.start();
        await node.ready();
      }
      proxy.start();
      await cluster.ready();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Waits until the proxy has a synchronised node. */
  async ready() {
    await waitFor(
      async () => {
        this.proxy.assertRunning();
        return (await statusOf(this.url, 'wsrep_ready')) === 'ON' || undefined;
      },
      { timeoutMs: SYNC_TIMEOUT_MS, what: 'the proxy of the cluster' },
    );
  }

  /** The node to which the proxy sends everything. */
  async active() {
    const connection = await createConnection({ uri: this.url, connectTimeout: 2000 });
    try {
      const [rows] = await connection.query('SELECT @@port AS port');
      const [row] = /** @type {{ port: number }[]} */ (rows);
      const node = this.nodes.find(({ ports }) => ports.sql === row?.port);
      if (node === undefined) throw new Error('the proxy leads to none of the nodes');
      return node;
    } finally {
      connection.destroy();
    }
  }

  async stop() {
    await this.proxy.stop();
    for (const node of this.nodes) await node.stop();
  }
}

/**
 * Copies the data, because mariadb-backup sends everything to a node that joins without data, which takes 12 seconds
 * however little there is.
 * @param {GaleraNode} from stopped
 * @param {GaleraNode} to
 */
function copyState(from, to) {
  cpSync(from.data, to.data, { recursive: true });
  const state = join(to.data, 'grastate.dat');
  writeFileSync(state, readFileSync(state, 'utf8').replace('safe_to_bootstrap: 1', 'safe_to_bootstrap: 0'));
}

/** The users of deploy/galera/users.sql, and the account that compose creates from its settings. */
function usersSql() {
  return [
    readFileSync(join(ROOT, 'deploy/galera/users.sql'), 'utf8')
      .replace(/^--.*\n/gm, '')
      .trim(),
    `CREATE USER IF NOT EXISTS '${USER}'@'%' IDENTIFIED BY '${USER}';`,
    `GRANT ALL ON *.* TO '${USER}'@'%';`,
    '',
  ].join('\n');
}

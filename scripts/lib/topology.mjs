/**
 * For Linux: the topologies of docker-compose.yml ("one") and docker-compose.cluster.yml ("cluster") on loopback, from
 * installed programs and the configuration files that compose mounts. Only the store for photos is missing: Debian has
 * no S3-compatible one, so the replicas share a folder.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { findProgram } from './find-program.mjs';
import { GaleraCluster } from './galera.mjs';
import { findMariaDb, serverTemp } from './mariadb.mjs';
import { installHint } from './missing-programs.mjs';
import { ServerProcess } from './server-process.mjs';
import { DatabaseServer, Replica } from './topology-servers.mjs';
import { freePort } from './free-port.mjs';
import { waitFor } from './wait.mjs';
import { ROOT } from './workspace.mjs';

const START_TIMEOUT_MS = 240_000;
const GALERA_LIBRARY = '/usr/lib/galera/libgalera_smm.so';
const REPLICAS = { one: 2, cluster: 3 };

/** @typedef {keyof typeof REPLICAS} Kind */

/**
 * What the machine lacks for a topology, as text; empty if it can be started.
 * @param {Kind} kind
 */
export function missingFor(kind) {
  if (process.platform !== 'linux') return ['Linux: this system has not all of its programs'];
  /** @type {(import('./missing-programs.mjs').Program)[]} */
  const missing = [];
  if (findMariaDb() === undefined) missing.push('server');
  if (findProgram('redis-server') === undefined) missing.push('redis');
  if (findProgram('caddy') === undefined) missing.push('caddy');
  if (kind === 'cluster') {
    if (findProgram('haproxy') === undefined) missing.push('haproxy');
    if (!existsSync(GALERA_LIBRARY)) missing.push('galera');
  }
  return missing.map((program) => installHint(program));
}

/**
 * @typedef {object} Options
 * @property {Record<string, string>} env settings of the replicas, besides those that the topology sets
 * @property {number} [port] of the proxy
 * @property {boolean} [tls] whether the proxy speaks https, with a certificate of its own
 * @property {(replica: number, cluster: GaleraCluster) => string} [nodeOf] a replica's database server, if not the proxy
 * @property {string} [release] the folder of the built release that the replicas run, if not this one
 * @property {boolean} [isPractice] whether to keep the logs, and the settings for the commands of who runs the servers
 * @property {(text: string) => void} [say]
 */

export class Topology {
  /** @type {Replica[]} */
  replicas = [];
  /** @type {GaleraCluster | undefined} */
  cluster;
  /** @type {DatabaseServer | undefined} */
  database;
  /** @type {ServerProcess | undefined} */
  redis;
  /** @type {ServerProcess | undefined} */
  proxy;
  /** The address of the database, by the route that the replicas use. */
  databaseUrl = '';
  redisUrl = '';
  /** The address of the site. */
  url = '';

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    this.dataDir = join(folder, 'shared');
  }

  /**
   * @param {Kind} kind
   * @param {Options} options
   */
  static async start(kind, options) {
    const topology = new Topology(mkdtempSync(join(serverTemp(), 'tidyhearth-')));
    try {
      await topology.#start(kind, options);
      return topology;
    } catch (error) {
      await topology.stop();
      throw error;
    }
  }

  /**
   * @param {Kind} kind
   * @param {Options} options
   */
  async #start(kind, { env, port, tls = false, nodeOf, release = ROOT, isPractice = false, say = () => {} }) {
    mkdirSync(this.dataDir);
    const server = await this.#startDatabase(kind, say);
    await createDatabase(server);
    this.databaseUrl = `${server}tidyhearth`;

    const redisPort = await freePort();
    const settings = [join(ROOT, 'deploy/redis.conf'), '--port', String(redisPort), '--bind', '127.0.0.1'];
    this.redis = new ServerProcess('redis', findProgram('redis-server') ?? 'redis-server', settings);
    this.redis.start();
    this.redisUrl = `redis://127.0.0.1:${redisPort}`;

    const sitePort = port ?? (await freePort());
    this.url = `${tls ? 'https' : 'http'}://localhost:${sitePort}`;
    for (let number = 1; number <= REPLICAS[kind]; number += 1) {
      const own = nodeOf && this.cluster ? `${nodeOf(number, this.cluster)}tidyhearth` : this.databaseUrl;
      const replicaEnv = {
        PUBLIC_URL: this.url,
        DATA_DIR: this.dataDir,
        DATABASE_URL: own,
        REDIS_URL: this.redisUrl,
        TRUSTED_PROXIES: '1',
        SHUTDOWN_NOTICE_SECONDS: '3',
        DEMO_DATA: 'false',
        METRICS_PORT: String(await freePort()),
        ...env,
      };
      const log = isPractice ? join(this.folder, `app-${number}.log`) : undefined;
      if (isPractice) writeFileSync(join(this.folder, 'settings'), settingsText(replicaEnv), { mode: 0o600 });
      const replica = new Replica(number, await freePort(), replicaEnv, this.folder, log);
      replica.use(release);
      this.replicas.push(replica);
    }
    const [first, ...others] = this.replicas;
    for (const replica of [first, ...others]) {
      if (replica === undefined) continue;
      replica.start();
      say(`${replica.name} starts on ${replica.url}`);
      // The first one creates the tables, as in compose.
      if (replica === first) await replica.ready();
    }
    await Promise.all(others.map((replica) => replica.ready()));
    await this.#startProxy(sitePort, tls);
  }

  /**
   * @param {Kind} kind
   * @param {(text: string) => void} say
   */
  async #startDatabase(kind, say) {
    if (kind === 'cluster') {
      this.cluster = await GaleraCluster.start(join(this.folder, 'cluster'), say);
      return this.cluster.url;
    }
    this.database = new DatabaseServer(this.folder, await freePort());
    await this.database.prepare();
    this.database.start();
    say('the database starts');
    await this.database.ready();
    return this.database.url;
  }

  /**
   * @param {number} port
   * @param {boolean} tls
   */
  async #startProxy(port, tls) {
    const options = [
      `http_port ${tls ? await freePort() : port}`,
      `https_port ${tls ? port : await freePort()}`,
      `admin localhost:${await freePort()}`,
      'default_bind 127.0.0.1',
      'skip_install_trust',
    ];
    const args = ['run', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/Caddyfile')];
    this.proxy = new ServerProcess('caddy', findProgram('caddy') ?? 'caddy', args, {
      env: {
        SITE_ADDRESS: this.url,
        UPSTREAMS: this.replicas.map(({ address }) => address).join(' '),
        CADDY_OPTIONS: options.join('\n'),
        XDG_DATA_HOME: this.folder,
        XDG_CONFIG_HOME: this.folder,
      },
    });
    this.proxy.start();
    const proxy = this.proxy;
    await waitFor(
      async () => {
        proxy.assertRunning();
        return (await answers(this.url)) || undefined;
      },
      { timeoutMs: START_TIMEOUT_MS, what: 'the proxy' },
    );
  }

  async stop() {
    await this.proxy?.stop();
    await Promise.all(this.replicas.map((replica) => replica.stop()));
    await this.redis?.stop();
    await this.cluster?.stop();
    await this.database?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * For a shell.
 * @param {Record<string, string>} env
 */
const settingsText = (env) =>
  Object.entries(env)
    .map(([name, value]) => `export ${name}='${value}'\n`)
    .join('');

/** @param {string} server */
async function createDatabase(server) {
  const connection = await createConnection(server);
  try {
    await connection.query('CREATE DATABASE IF NOT EXISTS tidyhearth CHARACTER SET utf8mb4');
  } finally {
    await connection.end();
  }
}

/**
 * An error about an unknown certificate is an answer too.
 * @param {string} url
 */
async function answers(url) {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch (error) {
    return error instanceof Error && JSON.stringify(error.cause ?? '').includes('ISSUER');
  }
}

/** For Linux: the database server and the replicas of a topology. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { commandOf, parseDockerfile } from './dockerfile.mjs';
import { statusOf } from './galera.mjs';
import { asUser, createDataFolder, findMariaDb } from './mariadb.mjs';
import { ServerProcess } from './server-process.mjs';
import { waitFor } from './wait.mjs';
import { ROOT } from './workspace.mjs';

const START_TIMEOUT_MS = 240_000;
const METRICS_TIMEOUT_MS = 5000;
const ANY_API_CALL = /^http_request_duration_seconds_count\{[^}]*route="\/api\//m;
const USER = 'tidyhearth';

/**
 * The options with which docker-compose.yml starts the database.
 * @returns {string[]}
 */
function databaseOptions() {
  /** @type {{ services: { database: { command: string[] } } }} */
  const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
  return services.database.command;
}

/** One MariaDB server with the options of docker-compose.yml. */
export class DatabaseServer extends ServerProcess {
  /**
   * @param {string} folder
   * @param {number} port
   */
  constructor(folder, port) {
    super('database', findMariaDb() ?? 'mariadbd', [
      '--no-defaults',
      ...asUser(),
      `--datadir=${join(folder, 'database')}`,
      // A server removes other files from its temporary folder when it starts, so it has its own.
      `--tmpdir=${folder}`,
      `--socket=${join(folder, 'database.sock')}`,
      `--pid-file=${join(folder, 'database.pid')}`,
      `--init-file=${join(folder, 'users.sql')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      ...databaseOptions(),
      '--innodb-use-native-aio=0',
    ]);
    this.folder = folder;
    this.url = `mysql://${USER}:${USER}@127.0.0.1:${port}/`;
    /** Has all rights; the application's account has only those on its database. */
    this.operatorUrl = `mysql://operator:operator@127.0.0.1:${port}/`;
  }

  async prepare() {
    await createDataFolder(this.program, join(this.folder, 'database'));
    writeFileSync(
      join(this.folder, 'users.sql'),
      [
        'CREATE DATABASE IF NOT EXISTS tidyhearth CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;',
        `CREATE USER IF NOT EXISTS '${USER}'@'%' IDENTIFIED BY '${USER}';`,
        `GRANT ALL ON tidyhearth.* TO '${USER}'@'%';`,
        "CREATE USER IF NOT EXISTS 'operator'@'%' IDENTIFIED BY 'operator';",
        "GRANT ALL ON *.* TO 'operator'@'%';",
        '',
      ].join('\n'),
    );
  }

  async ready() {
    await waitFor(
      async () => {
        this.assertRunning();
        return (await statusOf(this.url, 'Uptime')) === undefined ? undefined : true;
      },
      { timeoutMs: START_TIMEOUT_MS, what: this.name },
    );
  }
}

export class Replica extends ServerProcess {
  /**
   * @param {number} number from 1
   * @param {number} port
   * @param {Record<string, string>} env
   * @param {string} folder
   * @param {string} [log] a file
   */
  constructor(number, port, env, folder, log) {
    super(`app-${number}`, process.execPath, [], {
      env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
      cwd: folder,
      log,
    });
    this.address = `127.0.0.1:${port}`;
    this.url = `http://${this.address}`;
    this.metricsUrl = `http://127.0.0.1:${env.METRICS_PORT}/metrics`;
  }

  /**
   * Makes the replica run the command of a release's image.
   * @param {string} release the folder of a built one, which runs from the next start on
   */
  use(release) {
    const [, ...args] = commandOf(parseDockerfile(readFileSync(join(release, 'Dockerfile'), 'utf8')));
    this.args = [...args.slice(0, -1), join(release, args.at(-1) ?? '')];
  }

  async isReady() {
    try {
      return (await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(5000) })).ok;
    } catch {
      return false;
    }
  }

  async ready() {
    await waitFor(
      async () => {
        this.assertRunning();
        return (await this.isReady()) || undefined;
      },
      { timeoutMs: START_TIMEOUT_MS, what: this.name },
    );
  }

  /**
   * Resolves once the proxy sends it calls again, which is a while after it is ready. Only then may the next replica
   * stop. There must be calls meanwhile.
   */
  async inUse() {
    await waitFor(
      async () => {
        this.assertRunning();
        return (await this.#wasCalled()) || undefined;
      },
      { timeoutMs: START_TIMEOUT_MS, what: `calls of ${this.name}` },
    );
  }

  async #wasCalled() {
    try {
      const answer = await fetch(this.metricsUrl, { signal: AbortSignal.timeout(METRICS_TIMEOUT_MS) });
      return ANY_API_CALL.test(await answer.text());
    } catch {
      return false;
    }
  }
}

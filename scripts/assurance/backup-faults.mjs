/** For Linux: a backup that is taken while everybody writes, and what comes back from it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../lib/find-program.mjs';
import { execute } from '../lib/galera.mjs';
import { ROOT, runNode } from '../lib/workspace.mjs';
import { failed, told } from './fault-figures.mjs';
import { verify } from './verify.mjs';

const TIMES = 3;
const BETWEEN_MS = 5000;

const lacks = () =>
  findProgram('mariadb-dump') && findProgram('mariadb')
    ? undefined
    : 'backups: mariadb-dump and mariadb (Debian: mariadb-client)';

/**
 * `npm run <name>` with this database and this folder as the configured ones.
 * @param {string} name
 * @param {string} argument
 * @param {{ dataDir: string, databaseUrl: string }} store
 */
async function command(name, argument, { dataDir, databaseUrl }) {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { code, output } = await runNode([join(ROOT, `scripts/${name}.mjs`), argument], { env });
  if (code !== 0) throw new Error(`npm run ${name} ended with ${code}: ${output.slice(-2000)}`);
}

/** @type {import('./run-faults.mjs').Fault[]} */
export const BACKUP_FAULTS = [
  {
    on: 'one',
    inSample: false,
    lacks,
    promise: 'a backup under load contains everything acknowledged before it, and fails no call',
    tried: () =>
      `npm run backup while customers write, npm run restore into an empty database with the doctor, ${TIMES} times`,
    run: async ({ topology, load }) => {
      const { operatorUrl } = topology.database ?? {};
      const [backups, found] = [join(topology.folder, 'backups'), { before: 0, lost: 0, doubled: 0 }];
      let meanwhile = 0;
      /** @type {string[]} */
      const broken = [];
      for (let count = 1; count <= TIMES; count += 1) {
        await pause(BETWEEN_MS);
        const before = [...load.ledger];
        const folder = join(backups, String(count));
        await command('backup', folder, topology);
        meanwhile += load.ledger.length - before.length;
        await execute(operatorUrl ?? '', `CREATE DATABASE restored_${count} CHARACTER SET utf8mb4`);
        const restored = {
          dataDir: join(topology.folder, `restored-${count}`),
          databaseUrl: `${operatorUrl}restored_${count}`,
        };
        // Ends with another code than 0 when the doctor finds anything.
        await command('restore', join(folder, readdirSync(folder)[0] ?? ''), restored);
        const kept = await verify(restored.databaseUrl, restored.dataDir, before);
        found.before += before.length;
        found.lost += kept.lost;
        found.doubled += kept.doubled;
        broken.push(...kept.broken);
      }
      const figures = load.figures();
      return {
        figure: [
          `${told(figures)}; ${meanwhile} acknowledged while backups were taken`,
          `of ${found.before} before them ${found.lost} lost, ${found.doubled} doubled in what was restored`,
          ...broken.map((rule) => `not true there: ${rule}`),
        ].join('; '),
        holds:
          failed(figures) === 0 &&
          meanwhile > 0 &&
          found.lost === 0 &&
          found.doubled === 0 &&
          broken.length === 0,
      };
    },
  },
];

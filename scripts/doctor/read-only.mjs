/** A read-only, consistent view of the database at one moment. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createConnection } from 'mysql2/promise';

/**
 * @typedef {Record<string, unknown>} Row
 * @typedef {{ all: (sql: string) => Promise<Row[]>, close: () => Promise<void> }} ReadOnly
 * @typedef {{ host: string, port: number, user?: string, password?: string, database: string, tls?: object }} Server
 */

/**
 * @param {string} dataDir
 * @param {Server} [server]
 * @returns {Promise<ReadOnly>}
 */
export async function openReadOnly(dataDir, server) {
  return server === undefined ? openFile(join(dataDir, 'tidyhearth.sqlite')) : openServer(server);
}

/** @param {string} file */
function openFile(file) {
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  const connection = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  // All reads see the same state, whatever the application writes meanwhile.
  connection.exec('BEGIN');
  return {
    all: async (/** @type {string} */ sql) => /** @type {Row[]} */ (connection.prepare(sql).all()),
    close: async () => connection.close(),
  };
}

/** @param {Server} server */
async function openServer({ tls, ...address }) {
  const connection = await createConnection({
    ...address,
    ssl: tls,
    charset: 'utf8mb4_bin',
    supportBigNumbers: true,
    decimalNumbers: true,
  });
  await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
  return {
    all: async (/** @type {string} */ sql) => {
      const [rows] = await connection.query(sql);
      return /** @type {Row[]} */ (rows);
    },
    close: () => connection.end(),
  };
}

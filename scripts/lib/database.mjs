/** Direct access to the database on either engine, with prepared statements: for filling it, and for the bare server. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createPool } from 'mysql2/promise';

/** As many connections as the application's own pool has. */
const POOL_SIZE = 10;
const MAX_PARAMETERS = 20_000;

/**
 * @typedef {string | number | null} Value
 * @typedef {Pick<import('./scratch-app.mjs').Store, 'dataDir' | 'databaseUrl'>} Location
 *
 * @typedef {object} Statements
 * @property {(sql: string, params?: readonly Value[]) => Promise<Record<string, unknown>[]>} all
 * @property {(sql: string, params?: readonly Value[]) => Promise<number>} run returns the id of the new row
 *
 * @typedef {object} Extras
 * @property {<T>(work: (statements: Statements) => Promise<T>) => Promise<T>} transaction
 * @property {(table: string, rows: readonly Record<string, Value>[]) => Promise<void>} insert
 * @property {() => Promise<void>} close
 * @property {() => number} queries so far, BEGIN and COMMIT included
 *
 * @typedef {Statements & Extras} Database
 */

/**
 * @param {Location} location
 * @returns {Database}
 */
export function openDatabase({ dataDir, databaseUrl }) {
  return databaseUrl === undefined ? openFile(join(dataDir, 'tidyhearth.sqlite')) : openServer(databaseUrl);
}

/**
 * @param {string} url
 * @returns {Database}
 */
function openServer(url) {
  const pool = createPool({
    uri: url,
    connectionLimit: POOL_SIZE,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    supportBigNumbers: true,
    decimalNumbers: true,
  });
  pool.on('connection', (connection) => {
    void connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  });
  let queries = 0;
  /**
   * @param {Pick<typeof pool, 'execute'>} runner
   * @returns {Statements}
   */
  const statementsOf = (runner) => {
    const execute = async (/** @type {string} */ sql, /** @type {readonly Value[]} */ params) => {
      queries += 1;
      requireParameters(sql, params);
      const [result] = await runner.execute(sql, [...params]);
      return /** @type {any} */ (result);
    };
    return {
      all: (sql, params = []) => execute(sql, params),
      run: async (sql, params = []) => (await execute(sql, params)).insertId,
    };
  };
  return {
    ...statementsOf(pool),
    transaction: async (work) => {
      const connection = await pool.getConnection();
      queries += 2;
      try {
        await connection.query('START TRANSACTION');
        const result = await work(statementsOf(connection));
        await connection.query('COMMIT');
        return result;
      } catch (error) {
        await connection.query('ROLLBACK');
        throw error;
      } finally {
        connection.release();
      }
    },
    insert: async (table, rows) => {
      for (const [sql, params] of insertsOf(table, rows)) await pool.query(sql, params);
    },
    close: () => pool.end(),
    queries: () => queries,
  };
}

/** @type {Map<string, number>} by the statement's text */
const parametersOf = new Map();

/**
 * SQLite binds NULL to a missing parameter, whereas a server reports an error about another column.
 * @param {string} sql
 * @param {readonly Value[]} params
 */
function requireParameters(sql, params) {
  const expected = parametersOf.get(sql) ?? sql.replaceAll(/'[^']*'/g, '').split('?').length - 1;
  parametersOf.set(sql, expected);
  if (params.length !== expected)
    throw new Error(`${expected} parameters, and ${params.length} values: ${sql}`);
}

/**
 * @param {string} file
 * @returns {Database}
 */
function openFile(file) {
  const connection = new DatabaseSync(file, { timeout: 10_000 });
  // The same settings as in the application.
  for (const setting of ['synchronous = FULL', 'cache_size = -32000', 'temp_store = MEMORY']) {
    connection.exec(`PRAGMA ${setting}`);
  }
  /** @type {Map<string, ReturnType<typeof connection.prepare>>} */
  const prepared = new Map();
  let queries = 0;
  const prepare = (/** @type {string} */ sql) => {
    queries += 1;
    const known = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  /** @type {Statements} */
  const statements = {
    all: async (sql, params = []) => {
      requireParameters(sql, params);
      return /** @type {any[]} */ (prepare(sql).all(...params));
    },
    run: async (sql, params = []) => {
      requireParameters(sql, params);
      return Number(prepare(sql).run(...params).lastInsertRowid);
    },
  };
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();
  /** There is one connection, so transactions run one after the other. */
  const transaction = (/** @type {(statements: Statements) => Promise<any>} */ work) => {
    const mine = queue.then(async () => {
      connection.exec('BEGIN IMMEDIATE');
      queries += 2;
      try {
        const result = await work(statements);
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        connection.exec('ROLLBACK');
        throw error;
      }
    });
    queue = mine.catch(() => undefined);
    return mine;
  };
  return {
    ...statements,
    transaction,
    insert: (table, rows) =>
      transaction(async () => {
        for (const [sql, params] of insertsOf(table, rows)) connection.prepare(sql).run(...params);
      }),
    close: async () => connection.close(),
    queries: () => queries,
  };
}

/**
 * @param {string} table
 * @param {readonly Record<string, Value>[]} rows all with the same columns
 * @returns {Generator<[sql: string, params: Value[]]>}
 */
function* insertsOf(table, rows) {
  const columns = Object.keys(rows[0] ?? {});
  const atOnce = Math.max(1, Math.floor(MAX_PARAMETERS / Math.max(1, columns.length)));
  const row = `(${columns.map(() => '?').join(', ')})`;
  for (let from = 0; from < rows.length; from += atOnce) {
    const batch = rows.slice(from, from + atOnce);
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${batch.map(() => row).join(', ')}`;
    yield [sql, batch.flatMap((values) => columns.map((column) => values[column] ?? null))];
  }
}

import type { TestDatabase } from './embedded-database.js';
import { select, text, write } from '../../src/database/statement.js';

/** A row for tests that only need some table to see what was committed. */
export const INSERT_NAME = write('test', 'INSERT INTO job_leases (name, until) VALUES (?, 1)');

export const names = async ({ sql }: TestDatabase) =>
  (await sql.all(select('test', { name: text }, 'SELECT name FROM job_leases ORDER BY name'))).map(
    ({ name }) => name,
  );

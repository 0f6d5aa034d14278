import type { TestDatabase } from './embedded-database.js';

/** Any table does to see what was committed; this one has nothing but names. */
export const INSERT_NAME = 'INSERT INTO job_leases (name, until) VALUES (?, 1)';

export const names = async ({ sql }: TestDatabase) =>
  (await sql.all<{ name: string }>('SELECT name FROM job_leases ORDER BY name')).map(({ name }) => name);

import { dynamicWrite, int, select } from '../database/statement.js';

export const FIND_USER_BY_EMAIL = select(
  'demo.findUserByEmail',
  { id: int },
  'SELECT id FROM users WHERE email = ?',
);

export const FIND_ANYBODY_ELSE = select(
  'demo.findAnybodyElse',
  { id: int },
  'SELECT id FROM users WHERE email <> ? LIMIT 1',
);

export const FIND_LAST_USER_ID = select(
  'demo.findLastUserId',
  { id: int },
  'SELECT COALESCE(MAX(id), 0) AS id FROM users',
);

/** Inserts rows into any table. The columns have the names of the entity's fields. */
export const INSERT_ROWS = dynamicWrite(
  'demo.insertRows',
  (table: string, columns: readonly string[], rows: number) => {
    const row = `(${columns.map(() => '?').join(', ')})`;
    return `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array(rows).fill(row).join(', ')}`;
  },
  [['users', ['id', 'email'], 2]],
);

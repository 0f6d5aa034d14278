import { Purge } from './purge.queries.js';
import { int, select, text, write } from './statement.js';

export const INSERT_KEY = write(
  'idempotency.insertKey',
  'INSERT INTO idempotency_keys (scope, operation, idempotencyKey, bodyHash, madeId, createdAt) VALUES (?, ?, ?, ?, 0, ?)',
);

export const FIND_KEY = select(
  'idempotency.findKey',
  { bodyHash: text, madeId: int },
  'SELECT bodyHash, madeId FROM idempotency_keys WHERE scope = ? AND operation = ? AND idempotencyKey = ?',
);

export const SAVE_MADE_ID = write(
  'idempotency.saveMadeId',
  'UPDATE idempotency_keys SET madeId = ? WHERE scope = ? AND operation = ? AND idempotencyKey = ?',
);

export const PURGE_KEYS = new Purge(
  'idempotency.purgeKeys',
  'idempotency_keys',
  { scope: text, operation: text, idempotencyKey: text },
  'createdAt < ?',
  'createdAt',
);

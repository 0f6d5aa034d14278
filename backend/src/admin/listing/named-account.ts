import type { Sql } from '../../database/sql.js';
import { FIND_NAMED_ACCOUNT } from '../queries/users.queries.js';

/**
 * The account whose whole address is searched for. A search for parts would find other addresses too: lee@example.org
 * is a part of ashlee@example.org.
 */
export async function findNamedAccount(sql: Sql, search = ''): Promise<number | undefined> {
  const email = search.trim().toLowerCase();
  if (!email.includes('@')) return undefined;
  return (await sql.one(FIND_NAMED_ACCOUNT, [email]))?.id;
}

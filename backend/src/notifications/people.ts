import type { Sql } from '../database/sql.js';
import { isOpenAccount } from '../users/open-account.js';
import { LIST_PEOPLE, type PersonRow } from './notifications.queries.js';

/** The recipient of a notice. */
export interface Person {
  id: number;
  firstName: string;
  email: string;
  /** The account is open and its owner wants mails. */
  isMailed: boolean;
  isDeactivated: boolean;
  isSuspended: boolean;
  /** The owner of the address has confirmed it with a code. */
  isAddressProved: boolean;
}

export function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    firstName: row.firstName,
    email: row.email,
    isMailed: row.emailNotifications && isOpenAccount(row),
    isDeactivated: row.deactivatedAt !== null,
    isSuspended: row.isSuspended,
    isAddressProved: row.emailVerifiedAt !== null,
  };
}

/** @returns the people in the order of the ids */
export async function readPeople<const Ids extends readonly number[]>(
  sql: Sql,
  ids: Ids,
): Promise<{ [Index in keyof Ids]: Person }> {
  const rows = await sql.all(LIST_PEOPLE(ids), ids);
  const people = new Map(rows.map((row) => [row.id, toPerson(row)]));
  return ids.map((id) => {
    const person = people.get(id);
    if (!person) throw new Error(`user ${id} of an event does not exist`);
    return person;
  }) as { [Index in keyof Ids]: Person };
}

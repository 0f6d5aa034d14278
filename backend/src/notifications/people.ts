import { placeholders, type Sql } from '../database/sql.js';

/** Somebody to whom something is told. */
export interface Person {
  id: number;
  firstName: string;
  email: string;
  /** Neither suspended nor deactivated, and wants mails. */
  isMailed: boolean;
  isDeactivated: boolean;
}

export interface PersonRow {
  id: number;
  firstName: string;
  email: string;
  emailNotifications: number;
  isSuspended: number;
  deactivatedAt: number | string | null;
}

export const PERSON_COLUMNS =
  'u.id, u.firstName, u.email, u.emailNotifications, u.isSuspended, u.deactivatedAt';

export function toPerson(row: PersonRow): Person {
  const isDeactivated = row.deactivatedAt !== null;
  return {
    id: row.id,
    firstName: row.firstName,
    email: row.email,
    isMailed: Boolean(row.emailNotifications) && !row.isSuspended && !isDeactivated,
    isDeactivated,
  };
}

/** In the order of the ids. */
export async function readPeople<const Ids extends readonly number[]>(
  sql: Sql,
  ids: Ids,
): Promise<{ [Index in keyof Ids]: Person }> {
  const rows = await sql.all<PersonRow>(
    `SELECT ${PERSON_COLUMNS} FROM users u WHERE u.id IN (${placeholders(ids)})`,
    ids,
  );
  const people = new Map(rows.map((row) => [row.id, toPerson(row)]));
  return ids.map((id) => {
    const person = people.get(id);
    if (!person) throw new Error(`user ${id} of an event does not exist`);
    return person;
  }) as { [Index in keyof Ids]: Person };
}

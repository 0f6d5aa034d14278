import { randomUUID } from 'node:crypto';
import { requestBooking } from './bookings.js';
import { sql } from './database.js';
import type { RowStore } from './engine.js';
import { expectStatus } from './expect-status.js';
import { cleanBegan } from './rows/ageing.js';
import type { Account, CleanerAccount, World } from './world.js';

export interface AuditLine {
  action: string;
  actorId: number | null;
  actorEmail: string | null;
  summary: string | null;
  before: object | null;
  after: object | null;
  ip: string | null;
  createdAt: string;
}

/** The audit entries about a target, oldest first. */
export async function auditLines(world: World, targetType: string, targetId: number): Promise<AuditLine[]> {
  const answer = await world
    .as(await world.admin())
    .get('/api/admin/audit-log')
    .query({ targetType, targetId, order: 'ASC' });
  expectStatus(answer, 200);
  return answer.body;
}

/** Acts on something as the admin. The path is the one after `/api/admin/`. */
export async function actAsAdmin(world: World, path: string, body: object = {}): Promise<void> {
  const admin = world.as(await world.admin());
  expectStatus(await admin.post(`/api/admin/${path}`).send(body), 200);
}

/** Erases the text of a mail, as the nightly job does after a month. */
export const eraseMailText = (id: number, store?: RowStore) =>
  sql('UPDATE email_notifications SET body = NULL WHERE id = ?', [id], store);

/** A mail with the status `failed`. */
export async function failedMail(
  store?: RowStore,
  type = 'test',
): Promise<{ id: number; recipient: string }> {
  const recipient = `${randomUUID()}@test.example`;
  await sql(
    `INSERT INTO email_notifications
       (type, subject, recipient, body, status, attempts, nextAttemptAt, errorMessage, createdAt)
     VALUES (?, 'Hello', ?, '{"text":"Hello there","html":""}', 'failed', 8, ?, 'refused', ?)`,
    [type, recipient, Date.now(), Date.now()],
    store,
  );
  const [row] = await sql<{ id: number }>(
    'SELECT id FROM email_notifications WHERE recipient = ?',
    [recipient],
    store,
  );
  if (!row) throw new Error('the mail was not stored');
  return { id: Number(row.id), recipient };
}

/** A booking that is completed and not paid. */
export async function completedBooking(
  world: World,
  customer: Account,
  cleaner: CleanerAccount,
  bookingTime: string,
  store = world.store,
): Promise<number> {
  const { id } = await requestBooking(world, customer, cleaner, { bookingTime, estimatedDuration: 1 });
  await completeBooking(world, cleaner, id, store);
  return id;
}

/** Confirms a booking, moves its start into the past and marks it as completed. */
export async function completeBooking(
  world: World,
  cleaner: CleanerAccount,
  id: number,
  store = world.store,
): Promise<void> {
  const move = async (status: string) =>
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status }), 200);
  await move('confirmed');
  await cleanBegan(id, 0, store);
  await move('completed');
}

import { randomUUID } from 'node:crypto';
import { requestBooking } from './bookings.js';
import { sql } from './database.js';
import { expectStatus } from './expect-status.js';
import type { Account, CleanerAccount, World } from './world.js';

export interface AuditLine {
  action: string;
  actorId: number | null;
  actorEmail: string | null;
  summary: string | null;
  before: object | null;
  after: object | null;
  createdAt: string;
}

/** What the audit log says of somebody or something, oldest first. */
export async function auditLines(world: World, targetType: string, targetId: number): Promise<AuditLine[]> {
  const answer = await world
    .as(await world.admin())
    .get('/api/admin/audit-log')
    .query({ targetType, targetId, order: 'ASC' });
  expectStatus(answer, 200);
  return answer.body;
}

/** A mail that the worker gave up on. */
export async function failedMail(): Promise<{ id: number; recipient: string }> {
  const recipient = `${randomUUID()}@test.example`;
  await sql(
    `INSERT INTO email_notifications
       (type, subject, recipient, body, status, attempts, nextAttemptAt, errorMessage, createdAt)
     VALUES ('test', 'Hello', ?, '{"text":"Hello there","html":""}', 'failed', 8, 0, 'refused', ?)`,
    [recipient, Date.now()],
  );
  const [row] = await sql<{ id: number }>('SELECT id FROM email_notifications WHERE recipient = ?', [
    recipient,
  ]);
  if (!row) throw new Error('the mail was not stored');
  return { id: Number(row.id), recipient };
}

/** Work that is done and not yet paid out. */
export async function completedBooking(
  world: World,
  customer: Account,
  cleaner: CleanerAccount,
  bookingTime: string,
): Promise<number> {
  const { id } = await requestBooking(world, customer, cleaner, { bookingTime, estimatedDuration: 1 });
  for (const status of ['confirmed', 'completed'])
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status }), 200);
  return id;
}

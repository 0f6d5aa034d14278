import { sql } from './database.js';
import { expectStatus } from './expect-status.js';
import { world, type Account } from './world.js';

export interface Item {
  id: number;
  type: string;
  title: string;
  message: string;
  isRead: boolean;
  postingId: number | null;
  bookingId: number | null;
  applicationId: number | null;
  conversationId: string | null;
}

export async function bellOf(person: Account): Promise<Item[]> {
  const answer = await world.as(person).get(`/api/notifications/${person.user.id}`);
  expectStatus(answer, 200);
  return answer.body;
}

export const titlesOf = async (person: Account) => (await bellOf(person)).map(({ title }) => title);

export async function unreadBellOf(person: Account): Promise<number> {
  const answer = await world.as(person).get(`/api/notifications/${person.user.id}/unread-count`);
  expectStatus(answer, 200);
  return answer.body.count;
}

export async function mailsTo(person: Account): Promise<string[]> {
  const rows = await sql<{ type: string }>(
    "SELECT type FROM email_notifications WHERE userId = ? AND type <> 'welcome' ORDER BY id",
    [person.user.id],
  );
  return rows.map(({ type }) => type);
}

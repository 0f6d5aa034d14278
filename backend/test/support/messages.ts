import { expectStatus } from './expect-status.js';
import { world, type Account } from './world.js';

export interface Conversation {
  conversationId: string;
  otherUserId: number;
  lastMessage: string;
  unreadCount: number;
}

export const keyOf = (a: Account, b: Account) =>
  [a.user.id, b.user.id].sort((one, other) => one - other).join('-');

export const send = (from: Account, to: Account, content: string, more: object = {}) =>
  world
    .as(from)
    .post('/api/messages')
    .send({ senderId: from.user.id, receiverId: to.user.id, content, ...more });

export async function say(from: Account, to: Account, content: string): Promise<number> {
  const answer = await send(from, to, content);
  expectStatus(answer, 201);
  return answer.body.id;
}

export const threadOf = (reader: Account, other: Account, query: object = {}) =>
  world.as(reader).get(`/api/messages/conversation/${reader.user.id}/${other.user.id}`).query(query);

export async function conversationsOf(reader: Account): Promise<Conversation[]> {
  const answer = await world.as(reader).get(`/api/messages/conversations/${reader.user.id}`);
  expectStatus(answer, 200);
  return answer.body;
}

export async function unreadOf(reader: Account): Promise<number> {
  const answer = await world.as(reader).get(`/api/messages/unread-count/${reader.user.id}`);
  expectStatus(answer, 200);
  return answer.body.count;
}

export const markRead = (reader: Account, other: Account) =>
  world.as(reader).post(`/api/messages/conversation/${reader.user.id}/${other.user.id}/read`);

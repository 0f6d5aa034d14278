import type { TxSql } from '../database/sql.js';
import { clip, type Notice } from './notice.js';
import type { NotificationRow } from './notification.mapper.js';
import {
  DELETE_UNREAD_OF_CONVERSATION,
  FIND_LAST_ID,
  INSERT_NOTIFICATION,
  INSERT_NOTIFICATIONS,
  LIST_ADDED_SINCE,
  REWORD_UNREAD,
} from './notifications.queries.js';

const TITLE_MAX = 120;
const MESSAGE_MAX = 400;
/** Up to this number, rows are inserted one by one, because each insert returns its id. */
const FEW = 3;

type Draft = Omit<NotificationRow, 'id'>;

export interface WrittenNotice {
  row: NotificationRow;
  notice: Notice;
}

function draftOf({ to, type, title, message, about, isOwnAct }: Notice, now: number): Draft {
  return {
    userId: to.id,
    type,
    title: clip(title, TITLE_MAX),
    message: clip(message, MESSAGE_MAX),
    bookingId: about.bookingId ?? null,
    postingId: about.postingId ?? null,
    applicationId: about.applicationId ?? null,
    conversationId: about.conversationId ?? null,
    readAt: isOwnAct ? now : null,
    createdAt: now,
  };
}

/** In the order of the inserted columns. */
const valuesOf = (draft: Draft) =>
  [
    draft.userId,
    draft.type,
    draft.title,
    draft.message,
    draft.bookingId,
    draft.postingId,
    draft.applicationId,
    draft.conversationId,
    draft.readAt,
    draft.createdAt,
  ] as const;

/** @returns to whom something was unread that these take the place of */
export async function deleteReplaced(sql: TxSql, notices: readonly Notice[]): Promise<number[]> {
  const owners: number[] = [];
  for (const { to, about, isLatestOfConversation } of notices) {
    if (!isLatestOfConversation) continue;
    const bound = [to.id, about.conversationId ?? null] as const;
    const { affected } = await sql.run(DELETE_UNREAD_OF_CONVERSATION, bound);
    if (affected > 0) owners.push(to.id);
  }
  return owners;
}

/** @returns whether the item with this title about the same application was unread */
export async function rewordUnread(sql: TxSql, { to, title, message, about }: Notice): Promise<boolean> {
  const words = [clip(message, MESSAGE_MAX), to.id, about.applicationId ?? null, title] as const;
  return (await sql.run(REWORD_UNREAD, words)).affected > 0;
}

/** Each recipient once: the notices of one event. */
export async function insertNotifications(sql: TxSql, notices: readonly Notice[]): Promise<WrittenNotice[]> {
  const now = Date.now();
  const drafts = notices.map((notice) => ({ notice, draft: draftOf(notice, now) }));
  if (notices.length > FEW) return insertMany(sql, drafts);
  const written: WrittenNotice[] = [];
  for (const { notice, draft } of drafts) {
    const { insertId } = await sql.run(INSERT_NOTIFICATION, valuesOf(draft));
    written.push({ notice, row: { id: insertId, ...draft } });
  }
  return written;
}

/**
 * Inserts all rows with one statement. The engines report its ids differently, so they are read back from the rows
 * added since.
 */
async function insertMany(sql: TxSql, drafts: { notice: Notice; draft: Draft }[]): Promise<WrittenNotice[]> {
  const before = await sql.one(FIND_LAST_ID);
  await sql.run(
    INSERT_NOTIFICATIONS(drafts.length),
    drafts.flatMap(({ draft }) => valuesOf(draft)),
  );
  const recipients = drafts.map(({ draft }) => draft.userId);
  const rows = await sql.all(LIST_ADDED_SINCE(recipients), [
    before?.id ?? 0,
    drafts[0]?.draft.createdAt ?? 0,
    ...recipients,
  ]);
  const ids = new Map(rows.map(({ id, userId }) => [userId, id]));
  return drafts.flatMap(({ notice, draft }) => {
    const id = ids.get(draft.userId);
    return id === undefined ? [] : [{ notice, row: { id, ...draft } }];
  });
}

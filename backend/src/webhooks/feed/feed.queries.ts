import { EVENT_OBJECTS, WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@tidyhearth/domain';
import { placeholders } from '../../database/sql.js';
import { dynamicSelect, int, nullable, oneOf, select, text, write } from '../../database/statement.js';

export const INSERT_EVENT = write(
  'feed.insertEvent',
  `INSERT INTO platform_events (eventKey, type, objectType, objectId, cleanerUserId, data, createdAt, requestId)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
);

export const FIND_UNPUBLISHED = select(
  'feed.findUnpublished',
  { id: int },
  'SELECT id FROM platform_events WHERE position IS NULL ORDER BY id LIMIT 1',
);

/** Locks the row, so that only one publisher of all replicas works at a time. */
export const HOLD_HEAD = write(
  'feed.holdHead',
  'UPDATE event_feed_head SET position = position + 0 WHERE id = 1',
);

/** Creates the row at the very first event. */
export const INSERT_HEAD = write(
  'feed.insertHead',
  'INSERT INTO event_feed_head (id, position) VALUES (1, 0)',
);

/** The last position, and the position after which the feed begins. */
export const FIND_HEAD = select(
  'feed.findHead',
  { position: int, beginning: int },
  `SELECT h.position, COALESCE(b.position, 0) AS beginning
     FROM event_feed_head h LEFT JOIN event_feed_head b ON b.id = 2 WHERE h.id = 1`,
);

export const MOVE_HEAD = write('feed.moveHead', 'UPDATE event_feed_head SET position = ? WHERE id = 1');

const EVENT = {
  eventKey: text,
  type: oneOf(WEBHOOK_EVENT_TYPES),
  data: text,
  createdAt: int,
};

export const LIST_UNPUBLISHED = dynamicSelect(
  'feed.listUnpublished',
  {
    id: int,
    ...EVENT,
    objectType: oneOf(EVENT_OBJECTS),
    objectId: int,
    cleanerUserId: nullable(int),
    requestId: nullable(text),
  },
  (limit: number) =>
    `SELECT id, eventKey, type, data, createdAt, objectType, objectId, cleanerUserId, requestId
       FROM platform_events WHERE position IS NULL ORDER BY id LIMIT ${limit}`,
  [[10]],
);

export const COUNT_ON = write(
  'feed.countOn',
  'UPDATE event_sequences SET sequence = ?, lastAt = ? WHERE objectType = ? AND objectId = ?',
);

export const INSERT_SEQUENCE = write(
  'feed.insertSequence',
  'INSERT INTO event_sequences (sequence, lastAt, objectType, objectId) VALUES (?, ?, ?, ?)',
);

export const FIND_SEQUENCE = select(
  'feed.findSequence',
  { sequence: int },
  'SELECT sequence FROM event_sequences WHERE objectType = ? AND objectId = ?',
);

export const PUBLISH_EVENT = write(
  'feed.publishEvent',
  'UPDATE platform_events SET position = ?, sequence = ? WHERE id = ?',
);

/** Null if no events are kept. */
export const FIND_OLDEST = select(
  'feed.findOldest',
  { position: nullable(int) },
  'SELECT MIN(position) AS position FROM platform_events',
);

/** Parameters: after, up to, the cleaner if it is a cleaner's feed, the types. */
export const LIST_FEED = dynamicSelect(
  'feed.list',
  { position: int, sequence: int, ...EVENT },
  (isOfCleaner: boolean, types: readonly WebhookEventType[], limit: number) =>
    `SELECT COALESCE(position, 0) AS position, COALESCE(sequence, 0) AS sequence, eventKey, type, data, createdAt
       FROM platform_events
      WHERE platform_events.position > ? AND platform_events.position <= ?
        ${isOfCleaner ? 'AND cleanerUserId = ?' : ''} ${types.length > 0 ? `AND type IN (${placeholders(types)})` : ''}
      ORDER BY platform_events.position LIMIT ${limit}`,
  [
    [false, [], 10],
    [true, [], 10],
    [false, ['booking.requested'], 10],
    [true, ['booking.requested', 'booking.confirmed'], 10],
  ],
);

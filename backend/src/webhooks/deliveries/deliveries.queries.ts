import { DELIVERY_STATUSES, WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@tidyhearth/domain';
import { Purge } from '../../database/purge.queries.js';
import { placeholders } from '../../database/sql.js';
import {
  dynamicSelect,
  flag,
  int,
  nullable,
  oneOf,
  select,
  text,
  write,
  type RowOf,
} from '../../database/statement.js';
import { openAccount } from '../../users/open-account.js';

const TARGET = { id: int, ownerId: int, types: nullable(text) };

/** The endpoints of the admin, who is told about everything. */
export const LIST_TEAM_TARGETS = select(
  'deliveries.listTeamTargets',
  { ...TARGET, is2FAEnabled: flag },
  `SELECT e.id, e.ownerId, e.types, u.is2FAEnabled FROM users u JOIN webhook_endpoints e ON e.ownerId = u.id
    WHERE u.email = ? AND e.status = 'active'`,
);

export const LIST_CLEANERS_TARGETS = dynamicSelect(
  'deliveries.listCleanersTargets',
  TARGET,
  (ownerIds: readonly number[]) =>
    `SELECT e.id, e.ownerId, e.types FROM webhook_endpoints e JOIN cleaners c ON c.userId = e.ownerId
      WHERE e.ownerId IN (${placeholders(ownerIds)}) AND e.status = 'active' AND c.status = 'approved'`,
  [[[1, 2]]],
);

export const INSERT_DELIVERY = write(
  'deliveries.insert',
  `INSERT INTO webhook_deliveries
     (endpointId, ownerId, eventKey, type, body, status, attempts, nextAttemptAt, lease, createdAt, requestId)
   VALUES (?, ?, ?, ?, ?, 'pending', ?, ?, 0, ?, ?)`,
);

/** Starts again from the first try. A call that is under way can't finish the row any more. */
export const REQUEUE_DELIVERY = write(
  'deliveries.requeue',
  `UPDATE webhook_deliveries SET status = 'pending', attempts = 0, nextAttemptAt = ?, lease = lease + 1
    WHERE endpointId = ? AND eventKey = ?`,
);

/** Only calls that are due later than a lease lasts: one of the others may be under way, and must not be made twice. */
export const BRING_FORWARD_DELIVERIES = write(
  'deliveries.bringForward',
  `UPDATE webhook_deliveries SET nextAttemptAt = ?
    WHERE endpointId = ? AND status = 'pending' AND nextAttemptAt > ?`,
);

export const LIST_DUE_ENDPOINTS = select(
  'deliveries.listDueEndpoints',
  { id: int, url: text },
  `SELECT e.id, e.url FROM webhook_endpoints e JOIN users u ON u.id = e.ownerId
    WHERE e.status = 'active' AND ${openAccount('u')}
      AND EXISTS (SELECT 1 FROM webhook_deliveries d
                   WHERE d.endpointId = e.id AND d.status = 'pending' AND d.nextAttemptAt <= ?)
    ORDER BY e.id`,
);

export type DueDeliveryRow = RowOf<typeof LIST_DUE_DELIVERIES>;

export const LIST_DUE_DELIVERIES = dynamicSelect(
  'deliveries.listDue',
  {
    id: int,
    endpointId: int,
    eventKey: text,
    type: text,
    body: text,
    attempts: int,
    lease: int,
    requestId: nullable(text),
  },
  (limit: number) =>
    `SELECT id, endpointId, eventKey, type, body, attempts, lease, requestId FROM webhook_deliveries
      WHERE endpointId = ? AND status = 'pending' AND nextAttemptAt <= ? ORDER BY nextAttemptAt, id LIMIT ${limit}`,
  [[10]],
);

/**
 * Only one worker of all replicas wins, and only while the endpoint is active and has the URL that the worker knows,
 * because a turn takes minutes if the receiver is slow. Calls that are not leased wait.
 */
export const LEASE_DELIVERY = write(
  'deliveries.lease',
  `UPDATE webhook_deliveries SET lease = lease + 1, attempts = attempts + 1, nextAttemptAt = ?
    WHERE id = ? AND lease = ? AND status = 'pending' AND nextAttemptAt <= ?
      AND EXISTS (SELECT 1 FROM webhook_endpoints e JOIN users u ON u.id = e.ownerId
                   WHERE e.id = webhook_deliveries.endpointId AND e.url = ? AND e.status = 'active' AND ${openAccount('u')})`,
);

export const FINISH_DELIVERY = write(
  'deliveries.finish',
  `UPDATE webhook_deliveries
      SET status = ?, nextAttemptAt = ?, requestHeaders = ?, answerStatus = ?, answerBody = ?, error = ?,
          durationMs = ?, lastAttemptAt = ?
    WHERE id = ? AND lease = ?`,
);

/** The next endpoint after this one that has calls in the log, and whether it was removed. */
export const FIND_NEXT_CALLED = select(
  'deliveries.findNextCalled',
  { endpointId: int, isRemoved: flag },
  `SELECT d.endpointId, CASE WHEN e.id IS NULL THEN 1 ELSE 0 END AS isRemoved
     FROM webhook_deliveries d LEFT JOIN webhook_endpoints e ON e.id = d.endpointId
    WHERE d.endpointId > ? ORDER BY d.endpointId LIMIT 1`,
);

export const PURGE_DELIVERIES = new Purge(
  'deliveries.purge',
  'webhook_deliveries',
  { id: int },
  'endpointId = ?',
  'id',
);

const DELIVERY = {
  id: int,
  eventKey: text,
  type: text,
  status: oneOf(DELIVERY_STATUSES),
  attempts: int,
  nextAttemptAt: int,
  answerStatus: nullable(int),
  error: nullable(text),
  durationMs: nullable(int),
  lastAttemptAt: nullable(int),
  createdAt: int,
};
const COLUMNS =
  'id, eventKey, type, status, attempts, nextAttemptAt, answerStatus, error, durationMs, lastAttemptAt, createdAt';

export type DeliveryRow = RowOf<typeof LIST_DELIVERIES>;

export const LIST_DELIVERIES = dynamicSelect(
  'deliveries.list',
  DELIVERY,
  (byStatus: boolean, byType: boolean, limit: number) =>
    `SELECT ${COLUMNS} FROM webhook_deliveries
      WHERE endpointId = ? AND id < ? ${byStatus ? 'AND status = ?' : ''} ${byType ? 'AND type = ?' : ''}
      ORDER BY id DESC LIMIT ${limit}`,
  [
    [false, false, 10],
    [true, true, 10],
  ],
);

export type DeliveryDetailRow = RowOf<typeof FIND_DELIVERY>;

export const FIND_DELIVERY = select(
  'deliveries.find',
  { ...DELIVERY, body: text, requestHeaders: nullable(text), answerBody: nullable(text) },
  `SELECT ${COLUMNS}, body, requestHeaders, answerBody FROM webhook_deliveries WHERE id = ? AND endpointId = ?`,
);

/** Published events of a period, for replay. Parameters: from, to, the cleaner if the endpoint is a cleaner's, the types. */
export const LIST_SPAN = dynamicSelect(
  'deliveries.listSpan',
  { eventKey: text, type: oneOf(WEBHOOK_EVENT_TYPES), data: text, createdAt: int, sequence: int },
  (isOfCleaner: boolean, types: readonly WebhookEventType[], limit: number) =>
    `SELECT eventKey, type, data, createdAt, COALESCE(sequence, 0) AS sequence FROM platform_events
      WHERE createdAt >= ? AND createdAt < ? AND position IS NOT NULL
        ${isOfCleaner ? 'AND cleanerUserId = ?' : ''} ${types.length > 0 ? `AND type IN (${placeholders(types)})` : ''}
      ORDER BY position LIMIT ${limit}`,
  [
    [false, [], 10],
    [true, ['booking.requested'], 10],
  ],
);

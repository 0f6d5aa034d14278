import { columns, secret } from './columns.js';
import type { RetentionRules } from '../rule.js';

/** The feed of events and webhooks. */
export const PROGRAM_RULES: RetentionRules = {
  platform_events: {
    why: 'what programs are told of: the feed of events and webhooks',
    plain: columns(`
      id, eventKey, type, objectType, objectId, cleanerUserId, data, createdAt, position, sequence,
      requestId
    `),
    endings: [{ when: 'age', since: 'createdAt', period: 'platformEvents', does: 'delete rows' }],
  },
  event_sequences: {
    why: 'how many events an object has had, so that the next one gets the next number',
    plain: columns('id, objectType, objectId, sequence, lastAt'),
    endings: [{ when: 'age', since: 'lastAt', period: 'eventSequences', does: 'delete rows' }],
  },
  event_feed_head: {
    why: 'the last position in the feed of events',
    plain: columns('id, position'),
  },

  webhook_endpoints: {
    why: 'where a person wants to be called',
    whose: 'the owner of the webhook',
    plain: columns(`
      id, ownerId, types, status, pausedBecause, failingSince, lastSuccessAt, lastFailureAt,
      createdAt, updatedAt
    `),
    personal: { url: 'webhooks.url', description: 'webhooks.description' },
    endings: [{ when: 'closing', of: { user: 'ownerId' }, does: 'delete rows' }],
  },
  webhook_secrets: {
    why: 'what the calls of a webhook are signed with',
    whose: 'the owner of the webhook',
    plain: columns('id, endpointId, ownerId, expiresAt, createdAt'),
    personal: { sealed: secret('signs calls') },
    endings: [
      { when: 'own job', job: 'purge-webhook-secrets', does: 'delete rows' },
      { when: 'closing', of: { user: 'ownerId' }, does: 'delete rows' },
    ],
  },
  webhook_deliveries: {
    why: 'calls of webhooks to make, and what came of them when their owner asks',
    whose: 'the owner of the webhook',
    plain: columns(`
      id, endpointId, ownerId, eventKey, type, status, attempts, nextAttemptAt, lease, answerStatus,
      durationMs, lastAttemptAt, createdAt, requestHeaders, body, error, requestId
    `),
    personal: {
      answerBody: { notExported: 'what the owner’s own server answered; the log of deliveries shows it' },
    },
    endings: [
      { when: 'age', since: 'createdAt', period: 'webhookDeliveries', does: 'delete rows' },
      { when: 'own job', job: 'purge-webhook-deliveries', does: 'delete rows' },
    ],
  },
};

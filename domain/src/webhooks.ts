import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.js';

export const WEBHOOK_URL_MAX = 500;
export const WEBHOOK_DESCRIPTION_MAX = 200;
/** The most endpoints that a person can have. */
export const MAX_WEBHOOKS = 10;
/** The most events that one replay of a period sends. */
export const MAX_REPLAYED = 1000;
/** How long the previous secret also signs after a rotation. */
export const SECRET_OVERLAP_HOURS = 24;

export const WEBHOOK_STATUSES = ['active', 'paused'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** Why an endpoint is paused. */
export const PAUSE_REASONS = {
  owner: 'Its owner paused it.',
  team: 'The team paused it.',
  released: 'The team had paused it, and lets its owner resume it.',
  failing: 'No call has succeeded for three days.',
  gone: 'It answered 410: it wants no more calls.',
  account: 'Its owner’s account is suspended or not approved.',
  secured:
    'What signs everybody else out of the account paused it, since somebody else may have made it: look through it, rotate its secret, and resume it if you still want it.',
  restored:
    'A backup was restored: look through it, rotate its secret if you had done so since, and resume it if you still want it.',
} as const;
export type PauseReason = keyof typeof PAUSE_REASONS;
export const PAUSE_REASON_NAMES = Object.keys(PAUSE_REASONS) as PauseReason[];

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The wait after each failed try before the next. The last try comes about three days after the first. */
export const RETRY_WAITS_MS: readonly number[] = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  20 * HOUR_MS,
];
/** The upper limit of a wait that an endpoint lengthens with `Retry-After` (in a 429 or 503). */
export const RETRY_AFTER_MAX_MS = DAY_MS;
export const MAX_DELIVERY_TRIES = RETRY_WAITS_MS.length + 1;

/** An endpoint without a single success for this long is paused: a little less than the tries of one event take. */
export const FAILING_FOR_MS = 3 * DAY_MS - 2 * HOUR_MS;

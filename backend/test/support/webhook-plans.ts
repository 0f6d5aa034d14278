import { LIST_DUE_DELIVERIES, LIST_DUE_ENDPOINTS } from '../../src/webhooks/deliveries/deliveries.queries.js';
import { FIND_UNPUBLISHED, LIST_FEED } from '../../src/webhooks/feed/feed.queries.js';
import type { SqlValue } from './database.js';

/** What is asked every few seconds, or by every poll, with the indexes of which one must answer it. */
export const POLLED: Record<string, { text: string; values: SqlValue[]; indexes: string[] }> = {
  'the feed of the admin': {
    text: LIST_FEED(false, [], 50).text,
    values: [100, 200],
    indexes: ['ux_platform_events_position'],
  },
  'the feed of a cleaner': {
    text: LIST_FEED(true, [], 50).text,
    values: [100, 200, 7],
    indexes: ['ix_platform_events_cleaner', 'ux_platform_events_position'],
  },
  'what is not published': {
    text: FIND_UNPUBLISHED.text,
    values: [],
    indexes: ['ux_platform_events_position'],
  },
  'endpoints with calls that are due': {
    text: LIST_DUE_ENDPOINTS.text,
    values: [Date.now()],
    indexes: ['ix_webhook_deliveries_due', 'ix_webhook_deliveries_waiting'],
  },
  'the calls of one that are due': {
    text: LIST_DUE_DELIVERIES(12).text,
    values: [3, Date.now()],
    indexes: ['ix_webhook_deliveries_due'],
  },
};

import { MAX_REPLAYED, RETENTION_DAYS, TEST_EVENT } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const DELIVERY_CALLS = {
  testWebhook: {
    summary: 'Send a test event to a webhook',
    description: `Calls the webhook once and at once with a \`${TEST_EVENT}\` event and returns the result. A webhook that the team has paused is not called; any other paused one is.`,
    answer: 'The delivery, with its request and answer',
    errors: ['NOT_FOUND', 'PAUSED_BY_TEAM'],
  },
  listWebhookDeliveries: {
    summary: 'List the deliveries of a webhook',
    description: `Returns the deliveries of the last ${RETENTION_DAYS.webhookDeliveries} days, the newest first, including those that wait for another attempt, filtered by status and type.`,
    errors: ['NOT_FOUND'],
  },
  getWebhookDelivery: {
    summary: 'Get a delivery with its last request and answer',
    description: 'Returns the headers and the body that were sent, and the first 4 KB of the answer.',
    answer: 'The delivery',
    errors: ['NOT_FOUND'],
  },
  replayWebhookDelivery: {
    summary: 'Replay a delivery',
    description:
      'Makes the delivery again, from the first attempt, with the same body and the same `webhook-id`.',
    answer: 'The delivery, which waits or is under way',
    errors: ['NOT_FOUND'],
  },
  replayWebhookSpan: {
    summary: 'Replay the events of a period',
    description: `Sends the events of the webhook’s types again, as far as they are kept, including what happened while it was paused or before it was created. At most ${MAX_REPLAYED} events can be sent at once.`,
    answer: 'How many events are sent',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;

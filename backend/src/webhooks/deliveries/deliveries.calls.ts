import { MAX_REPLAYED, RETENTION_DAYS, TEST_EVENT } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const DELIVERY_CALLS = {
  testWebhook: {
    summary: `Call it now with a \`${TEST_EVENT}\``,
    description: 'It is called once, at once, also while it is paused, and the answer says what came of it.',
    answer: 'The call with its request and answer',
    errors: ['NOT_FOUND'],
  },
  listWebhookDeliveries: {
    summary: 'Its calls, newest first',
    description: `Those of the last ${RETENTION_DAYS.webhookDeliveries} days, also those that wait for another try, by status and type.`,
    errors: ['NOT_FOUND'],
  },
  getWebhookDelivery: {
    summary: 'One call with its last request and answer',
    description: 'The headers and the body that were sent, and the first 4 KB of what came back.',
    answer: 'The call',
    errors: ['NOT_FOUND'],
  },
  replayWebhookDelivery: {
    summary: 'Make a call again',
    description: 'From the first try, with the same body and the same `webhook-id`.',
    answer: 'The call, which waits or is under way',
    errors: ['NOT_FOUND'],
  },
  replayWebhookSpan: {
    summary: 'Send everything of a span of time again',
    description: `What its types name, as far as it is kept: also what happened while it was paused, or before it was made. At most ${MAX_REPLAYED} events.`,
    answer: 'How many events are sent',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;

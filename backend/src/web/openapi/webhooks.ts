import {
  objectOf,
  TEST_EVENT,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from '@tidyhearth/domain';
import { EVENT_DATA } from '../../webhooks/feed/event-data.js';
import { EventResponse, TestEventResponse } from '../../webhooks/feed/event.response.js';

const refer = ({ name }: { name: string }) => ({ $ref: `#/components/schemas/${name}` });
const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', maxLength: 500 },
  example,
});

const SIGNED = [
  header('webhook-id', 'Id of the event, the same at every attempt', 'evt_1f0kq2wZ0m8jv3dV9yqTn4hB'),
  header('webhook-timestamp', 'Time of this attempt, in seconds since 1970', '1795420800'),
  header(
    'webhook-signature',
    'Signature, as specified by Standard Webhooks',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** The calls that we make, in the document's `webhooks`: one for each type of event, and one for a test. */
export const describeWebhooks = () => ({
  ...Object.fromEntries(
    WEBHOOK_EVENT_TYPES.map((type) => [type, { post: describe(type, WEBHOOK_EVENTS[type], schemaOf(type)) }]),
  ),
  [TEST_EVENT]: {
    post: describe(
      TEST_EVENT,
      'Somebody asked for a test. This event is not in the feed.',
      refer(TestEventResponse),
    ),
  },
});

const schemaOf = (type: WebhookEventType) => ({
  allOf: [
    refer(EventResponse),
    {
      type: 'object',
      properties: { type: { type: 'string', enum: [type] }, data: refer(EVENT_DATA[objectOf(type)]) },
    },
  ],
});

const describe = (type: string, summary: string, schema: object) => ({
  operationId: `on-${type.replace(/[._]/g, '-')}`,
  summary,
  tags: ['Webhooks and events'],
  security: [],
  parameters: SIGNED,
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema,
      },
    },
  },
  responses: {
    '2XX': { description: 'The event was received. Any other answer is a failure, and the call is repeated' },
  },
});

import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { components } from './schema.js';

/** An event, or the call that only tests the endpoint (`test.ping`). */
export type WebhookEvent =
  | Omit<components['schemas']['FeedEventResponse'], 'position'>
  | components['schemas']['TestEventResponse'];
export { WebhookVerificationError };

/** Headers as Node, Fetch and most frameworks represent them. Names are case-insensitive. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

/**
 * Checks that a webhook call comes from Tidyhearth and is at most five minutes old, by the rules of Standard Webhooks
 * (https://www.standardwebhooks.com).
 *
 * @param body the raw body: a parsed body, serialised again, has different bytes
 * @param secret `whsec_…`
 * @returns the event. It can arrive more than once, so remember its `id`; and out of order, so compare its `sequence`.
 * @throws WebhookVerificationError
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
): WebhookEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return new Webhook(secret).verify(text, plainHeaders(headers)) as WebhookEvent;
}

function plainHeaders(headers: WebhookHeaders): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  );
}

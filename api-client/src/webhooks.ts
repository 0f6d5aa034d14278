import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { components } from './schema.js';

export type WebhookEvent = Omit<components['schemas']['FeedEventResponse'], 'position'>;
export { WebhookVerificationError };

/** As Node, Fetch and most frameworks have them; names may be in any case. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

/**
 * Checks that a webhook call comes from Tidyhearth and is not older than five minutes, by the rules of Standard Webhooks
 * (https://www.standardwebhooks.com).
 *
 * @param body as it came over the line: a parsed body written anew has other bytes
 * @param secret `whsec_…`
 * @returns the event. It can come more than once, so remember its `id`; and out of order, so compare its `sequence`.
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

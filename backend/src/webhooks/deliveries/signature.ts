import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const SECRET_BYTES = 32;

/** The format of Standard Webhooks: the prefix, then base64. */
export const newWebhookSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** One signature for each secret, the newest first. */
export function signedHeaders(
  eventKey: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Tidyhearth-Webhooks',
    'webhook-id': eventKey,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventKey, now, body)).join(' '),
  };
}

import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookVerificationError } from './webhooks.js';

const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
const OTHER = `whsec_${Buffer.from('another one of that length').toString('base64')}`;
const EVENT = { id: 'evt_1', type: 'message.sent', sequence: 1, data: { object: 'message', id: 3 } };
const body = JSON.stringify(EVENT);

function headersOf(at = new Date(), secret = SECRET) {
  return {
    'Webhook-Id': EVENT.id,
    'Webhook-Timestamp': String(Math.floor(at.getTime() / 1000)),
    'Webhook-Signature': new Webhook(secret).sign(EVENT.id, at, body),
  };
}

describe('a webhook call', () => {
  it.each([
    ['plain headers', headersOf()],
    ['Headers', new Headers(headersOf())],
  ])('with a true signature is its event, from %s', (_, headers) => {
    expect(verifyWebhook(body, headers, SECRET)).toEqual(EVENT);
    expect(verifyWebhook(new TextEncoder().encode(body), headers, SECRET)).toEqual(EVENT);
  });

  it('of a test is told from the events by its type', () => {
    const ping = JSON.stringify({ ...EVENT, type: 'test.ping', data: { object: 'webhook', id: 7 } });
    const at = new Date();
    const signature = new Webhook(SECRET).sign(EVENT.id, at, ping);
    const event = verifyWebhook(ping, { ...headersOf(at), 'Webhook-Signature': signature }, SECRET);
    expect(event.type === 'test.ping' && event.data.object).toBe('webhook');
  });

  it.each([
    ['another body', body.replace('3', '4'), headersOf()],
    ['another secret', body, headersOf(new Date(), OTHER)],
    ['an old call', body, headersOf(new Date(Date.now() - 6 * 60_000))],
    ['no signature', body, {}],
  ])('is refused for %s', (_, sent, headers) => {
    expect(() => verifyWebhook(sent, headers, SECRET)).toThrow(WebhookVerificationError);
  });
});

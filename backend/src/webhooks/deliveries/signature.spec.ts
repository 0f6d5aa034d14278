import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, signedHeaders } from './signature.js';

const BODY = '{"type":"test.ping"}';

describe('signedHeaders', () => {
  it('signs as Standard Webhooks prescribes: id, timestamp and body, with the bytes of the secret', () => {
    const secret = newWebhookSecret();
    const now = new Date();
    const headers = signedHeaders('evt_1', BODY, [secret], now);
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(key).toHaveLength(32);
    const signed = `evt_1.${Math.floor(now.getTime() / 1000)}.${BODY}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    expect(new Webhook(secret).verify(BODY, headers)).toEqual({ type: 'test.ping' });
    expect(() => new Webhook(secret).verify(`${BODY} `, headers)).toThrow('No matching signature');
  });

  it('signs with each of two secrets while they change', () => {
    const [older, newer] = [newWebhookSecret(), newWebhookSecret()];
    const headers = signedHeaders('evt_1', BODY, [newer, older], new Date());
    for (const secret of [older, newer]) expect(new Webhook(secret).verify(BODY, headers)).toBeTruthy();
    expect(() => new Webhook(newWebhookSecret()).verify(BODY, headers)).toThrow('No matching signature');
  });
});

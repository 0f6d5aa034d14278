import { DAY_MS } from '@tidyhearth/domain';
import { expiryNotice } from './security-expiry.js';

describe('the instant until which security.txt holds', () => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  const noticeAt = (expires?: number) => expiryNotice({ contact: 'mailto:a@b.example', expires }, now);

  it('needs nobody while it is more than a month away, or moves along by itself', () => {
    expect(noticeAt()).toBeUndefined();
    expect(noticeAt(now + 31 * DAY_MS)).toBeUndefined();
  });

  it('is told of from a month before it, and once it is over', () => {
    expect(noticeAt(now + 29 * DAY_MS)).toContain('SECURITY_EXPIRES is 2026-12-27T12:00:00.000Z');
    expect(noticeAt(now - 1)).toContain('SECURITY_EXPIRES is over');
  });
});

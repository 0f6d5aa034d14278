import { DAY_MS } from '@tidyhearth/domain';
import type { SecurityTxt } from './config.js';

const NOTICE_DAYS = 30;

/**
 * A warning for operators about `SECURITY_EXPIRES`, from a month before it. An expired date does not prevent the start:
 * otherwise a restart at night would cause an outage because of a file that few people read.
 */
export function expiryNotice({ expires }: SecurityTxt, now = Date.now()): string | undefined {
  if (expires === undefined || expires > now + NOTICE_DAYS * DAY_MS) return undefined;
  if (expires > now)
    return `SECURITY_EXPIRES is ${new Date(expires).toISOString()}: renew what security.txt says`;
  return 'SECURITY_EXPIRES is over: nobody may go by security.txt until what it says is renewed';
}

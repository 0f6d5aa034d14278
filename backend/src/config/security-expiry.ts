import { DAY_MS } from '@tidyhearth/domain';
import type { SecurityTxt } from './config.js';

const NOTICE_DAYS = 30;

/**
 * What an operator should know of `SECURITY_EXPIRES`, from a month before it. It stops nothing: a restart in the night would otherwise be an
 * outage for a file that few read.
 */
export function expiryNotice({ expires }: SecurityTxt, now = Date.now()): string | undefined {
  if (expires === undefined || expires > now + NOTICE_DAYS * DAY_MS) return undefined;
  if (expires > now)
    return `SECURITY_EXPIRES is ${new Date(expires).toISOString()}: renew what security.txt says`;
  return 'SECURITY_EXPIRES is over: nobody may go by security.txt until what it says is renewed';
}

import { CODE_VALID_MINUTES, HOUR_MS, LINK_VALID_HOURS, MINUTE_MS } from '@tidyhearth/domain';
import type { Config } from '../config/config.js';
import {
  NEW_ADDRESS_MAIL,
  NUDGE_MAIL,
  PASSWORD_RESET_MAIL,
  REMINDER_MAIL,
  VERIFICATION_CODE_MAIL,
} from './mail-types.js';

type Hours = Pick<Config, 'requestNudgeHours' | 'requestReleaseHours' | 'reminderHours'>;

/**
 * How long after it was written a mail of this type is useful: after that its link or code has expired, the request it
 * asks about was released, or the visit has begun. Undefined: always.
 */
export function lifetimeMs(type: string, hours: Hours): number | undefined {
  switch (type) {
    case PASSWORD_RESET_MAIL:
    case NEW_ADDRESS_MAIL:
      return LINK_VALID_HOURS * HOUR_MS;
    case VERIFICATION_CODE_MAIL:
      return CODE_VALID_MINUTES * MINUTE_MS;
    case NUDGE_MAIL:
      return (hours.requestReleaseHours - hours.requestNudgeHours) * HOUR_MS;
    case REMINDER_MAIL:
      return hours.reminderHours * HOUR_MS;
    default:
      return undefined;
  }
}

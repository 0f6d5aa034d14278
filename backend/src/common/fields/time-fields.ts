import { isDate, isTime } from '@tidyhearth/domain';
import { field, rule, type Common } from './field.js';

/** A date in the UK calendar: `YYYY-MM-DD`. */
export function UkDate(common: Common = {}) {
  return field(
    { example: '2027-03-15', ...common },
    { type: String, format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    rule(
      'ukDate',
      (value) => typeof value === 'string' && isDate(value),
      '$property must be a date as YYYY-MM-DD',
    ),
  );
}

/**
 * A time on a UK clock: `HH:MM`. `onHalfHour` only affects the API document; the use case checks it, with its own
 * message.
 */
export function UkTime({ onHalfHour = false, ...common }: Common & { onHalfHour?: boolean } = {}) {
  return field(
    { example: '09:00', ...common },
    { type: String, pattern: `^([01]\\d|2[0-3]):${onHalfHour ? '[03]0' : '[0-5]\\d'}$` },
    rule(
      'ukTime',
      (value) => typeof value === 'string' && isTime(value),
      '$property must be a time as HH:MM',
    ),
  );
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const DATE_OR_INSTANT =
  '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$';
const isInstant = (value: unknown) =>
  typeof value === 'string' &&
  INSTANT.test(value) &&
  isDate(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

/** An ISO 8601 instant with its offset from UTC. */
export function Instant(common: Common = {}) {
  return field(
    { example: '2027-03-15T09:00:00.000Z', ...common },
    { type: String, format: 'date-time', pattern: INSTANT.source },
    rule('instant', isInstant, '$property must be a date and time such as 2027-03-15T09:00:00Z'),
  );
}

/** A date without time, or an instant that is converted to London time. */
export function DateOrInstant(common: Common = {}) {
  return field(
    { example: '2027-03-15', ...common },
    { type: String, pattern: DATE_OR_INSTANT },
    rule(
      'dateOrInstant',
      (value) => typeof value === 'string' && (isDate(value) || isInstant(value)),
      '$property must be a date as YYYY-MM-DD or a date and time such as 2027-03-15T09:00:00Z',
    ),
  );
}

import { DAY_MS, RETENTION_DAYS } from '@tidyhearth/domain';

/**
 * A mail that was last tried before that has no text any more: the nightly job has erased it, with a day to spare. So a count of those
 * with a text need not read a year of those without.
 */
export const wordsKeptSince = (now: number): number => now - (RETENTION_DAYS.mailWords + 1) * DAY_MS;

import { DAY_MS, RETENTION_DAYS } from '@tidyhearth/domain';

/**
 * Mails that were last tried before this moment have no text any more: the nightly job has erased it, with a day to
 * spare. So a count of mails with a text need not read a year of mails without.
 */
export const wordsKeptSince = (now: number): number => now - (RETENTION_DAYS.mailWords + 1) * DAY_MS;

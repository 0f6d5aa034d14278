import type { RetentionRules } from './rule.js';
import { ACCOUNT_RULES } from './rules/accounts.js';
import { CLEANER_RULES } from './rules/cleaners.js';
import { CONVERSATION_RULES } from './rules/conversations.js';
import { PROGRAM_RULES } from './rules/programs.js';
import { PLATFORM_RULES } from './rules/platform.js';
import { SIGN_IN_RULES } from './rules/sign-in.js';
import { REVIEW_AND_CASE_RULES } from './rules/reviews-and-cases.js';
import { BOOKING_AND_JOB_RULES } from './rules/bookings-and-jobs.js';

/**
 * Which personal data is kept, why, for how long and what happens then, for every table and column. `retention.job.ts`
 * applies the rules every night, and `closed-accounts.listener.ts` when an account is closed. Tests compare them with
 * the schema of both engines, the personal data export and the privacy policy. Each new table or column needs its rule
 * in `rules/`.
 */
export const RETENTION_RULES: RetentionRules = {
  ...ACCOUNT_RULES,
  ...SIGN_IN_RULES,
  ...CLEANER_RULES,
  ...BOOKING_AND_JOB_RULES,
  ...CONVERSATION_RULES,
  ...REVIEW_AND_CASE_RULES,
  ...PROGRAM_RULES,
  ...PLATFORM_RULES,
};

import { RETENTION_DAYS } from './retention.js';

/** What is not erased when an account is closed: for the mail about it and the privacy policy. */
export const KEPT_AFTER_CLOSING = {
  setAside: `Your name, email address, phone number and messages are set aside for ${RETENTION_DAYS.closedAccounts} days, in case something about your last clean has to be settled, and then erased.`,
  confirmed: `A confirmed clean keeps its address and how to get in, for its cleaner, until ${RETENTION_DAYS.closedAccounts} days after it, or after closing if that is later.`,
  reported: 'A message that was reported stays with its report.',
  backups: 'Backups hold what was erased until they are removed themselves.',
} as const;

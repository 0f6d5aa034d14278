import { amountOf, isoOf } from '../../database/columns.js';
import { fullName } from '../../users/full-name.js';
import type { AdminBidRow, AdminPostingRow, ClientErrorRow } from '../queries/records.queries.js';
import type { AdminApplication, AdminPosting, ClientErrorRecord } from './records.responses.js';

export function toAdminPosting(row: AdminPostingRow): AdminPosting {
  const { firstName, lastName, startsAt, durationMinutes, maxBudgetPence, ...rest } = row;
  return {
    ...rest,
    customerName: fullName(firstName, lastName),
    date: isoOf(startsAt),
    duration: durationMinutes / 60,
    maxBudget: amountOf(maxBudgetPence),
    createdAt: isoOf(row.createdAt),
  };
}

export function toAdminApplication(row: AdminBidRow): AdminApplication {
  const { firstName, lastName, proposedRatePence, ...rest } = row;
  return {
    ...rest,
    cleanerName: fullName(firstName, lastName),
    proposedRate: amountOf(proposedRatePence),
    createdAt: isoOf(row.createdAt),
  };
}

/** Contact messages and waitlist entries are shown as they are stored. */
export const toEnquiryRecord = <Row extends { createdAt: number }>(row: Row) => ({
  ...row,
  createdAt: isoOf(row.createdAt),
});

export const toClientErrorRecord = (row: ClientErrorRow): ClientErrorRecord => ({
  ...row,
  firstSeenAt: isoOf(row.firstSeenAt),
  lastSeenAt: isoOf(row.lastSeenAt),
});

import { serviceLabel } from '@tidyhearth/domain';
import type { CsvColumn } from '../../common/csv.js';
import type { AuditLine } from '../audit/audit-line.response.js';
import type { AdminBooking } from '../bookings/admin-booking.response.js';
import type { CleanerApplication } from '../cleaners/sign-up.response.js';
import type { QueuedMail } from '../mail-queue/queued-mail.response.js';
import type {
  AdminApplication,
  AdminPosting,
  ContactMessageRecord,
  WaitlistEntryRecord,
} from '../records/records.responses.js';
import type { AdminReview } from '../reviews/admin-review.response.js';
import type { AdminReviewReport } from '../reviews/review-report.record.js';
import type { AdminUser } from '../users/admin-user.response.js';

/** The columns of each spreadsheet of the console. */
export const USER_COLUMNS: readonly CsvColumn<AdminUser>[] = [
  ['Id', ({ id }) => id],
  ['Email', ({ email }) => email],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Phone', ({ phone }) => phone],
  ['Type', ({ userType }) => userType],
  ['Verified', ({ isVerified }) => isVerified],
  ['Email verified', ({ emailVerified }) => emailVerified],
  ['Suspended', ({ isSuspended }) => isSuspended],
  ['Deactivated', ({ isDeactivated }) => isDeactivated],
  ['Two-factor', ({ is2FAEnabled }) => is2FAEnabled],
  ['Insured', ({ isInsured }) => isInsured],
  ['Application', ({ cleanerStatus }) => cleanerStatus],
  ['Joined', ({ createdAt }) => createdAt],
];

export const APPLICANT_COLUMNS: readonly CsvColumn<CleanerApplication>[] = [
  ['Id', ({ id }) => id],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Postcode', ({ postcode }) => postcode],
  ['Hourly rate (GBP)', ({ hourlyRate }) => hourlyRate],
  ['Services', ({ services }) => services.map(serviceLabel).join('; ')],
  ['Status', ({ status }) => status],
  ['Applied', ({ createdAt }) => createdAt],
];

export const BOOKING_COLUMNS: readonly CsvColumn<AdminBooking>[] = [
  ['Id', ({ id }) => id],
  ['Date', ({ date }) => date],
  ['Hours', ({ duration }) => duration],
  ['Status', ({ status }) => status],
  ['Total (GBP)', ({ totalCost }) => totalCost],
  ['Customer', ({ customer }) => customer.name],
  ['Customer’s email', ({ customer }) => customer.email],
  ['Cleaner', ({ cleaner }) => cleaner.name],
  ['Cleaner’s email', ({ cleaner }) => cleaner.email],
];

export const POSTING_COLUMNS: readonly CsvColumn<AdminPosting>[] = [
  ['Id', ({ id }) => id],
  ['Customer', ({ customerName }) => customerName],
  ['Service', ({ serviceType }) => serviceLabel(serviceType)],
  ['Date', ({ date }) => date],
  ['Hours', ({ duration }) => duration],
  ['Town', ({ city }) => city],
  ['Budget (GBP)', ({ maxBudget }) => maxBudget],
  ['Applications', ({ applicationsCount }) => applicationsCount],
  ['Status', ({ status }) => status],
  ['Posted', ({ createdAt }) => createdAt],
];

export const BID_COLUMNS: readonly CsvColumn<AdminApplication>[] = [
  ['Id', ({ id }) => id],
  ['Posting', ({ postingId }) => postingId],
  ['Cleaner', ({ cleanerName }) => cleanerName],
  ['Proposed rate (GBP)', ({ proposedRate }) => proposedRate],
  ['Message', ({ message }) => message],
  ['Status', ({ status }) => status],
  ['Sent', ({ createdAt }) => createdAt],
];

export const REVIEW_COLUMNS: readonly CsvColumn<AdminReview>[] = [
  ['Id', ({ id }) => id],
  ['Booking', ({ bookingId }) => bookingId],
  ['By', ({ reviewerName }) => reviewerName],
  ['About', ({ revieweeName }) => revieweeName],
  ['Stars', ({ rating }) => rating],
  ['Comment', ({ comment }) => comment],
  ['Hidden', ({ hiddenAt }) => hiddenAt],
  ['Hidden because', ({ hiddenReason }) => hiddenReason],
  ['Written', ({ createdAt }) => createdAt],
];

export const REPORT_COLUMNS: readonly CsvColumn<AdminReviewReport>[] = [
  ['Id', ({ id }) => id],
  ['Review', ({ reviewId }) => reviewId],
  ['Reported by', ({ reporterName }) => reporterName],
  ['Reason', ({ reason }) => reason],
  ['Comment', ({ comment }) => comment],
  ['Hidden', ({ hiddenAt }) => hiddenAt],
  ['Reported', ({ createdAt }) => createdAt],
  ['Decided', ({ resolvedAt }) => resolvedAt],
];

export const CONTACT_COLUMNS: readonly CsvColumn<ContactMessageRecord>[] = [
  ['Id', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Sent', ({ createdAt }) => createdAt],
];

export const WAITLIST_COLUMNS: readonly CsvColumn<WaitlistEntryRecord>[] = [
  ['Id', ({ id }) => id],
  ['Email', ({ email }) => email],
  ['Joined', ({ createdAt }) => createdAt],
];

export const MAIL_COLUMNS: readonly CsvColumn<QueuedMail>[] = [
  ['Id', ({ id }) => id],
  ['Type', ({ type }) => type],
  ['Subject', ({ subject }) => subject],
  ['Recipient', ({ recipient }) => recipient],
  ['Status', ({ status }) => status],
  ['Tries', ({ attempts }) => attempts],
  ['Error', ({ errorMessage }) => errorMessage],
  ['Written', ({ createdAt }) => createdAt],
  ['Sent', ({ sentAt }) => sentAt],
];

export const AUDIT_COLUMNS: readonly CsvColumn<AuditLine>[] = [
  ['Id', ({ id }) => id],
  ['When', ({ createdAt }) => createdAt],
  ['Action', ({ action }) => action],
  ['Done by', ({ actorEmail }) => actorEmail],
  ['On', ({ targetType }) => targetType],
  ['On id', ({ targetId }) => targetId],
  ['Name', ({ targetName }) => targetName],
  ['Summary', ({ summary }) => summary],
  ['Before', ({ before }) => before && JSON.stringify(before)],
  ['After', ({ after }) => after && JSON.stringify(after)],
  ['Address', ({ ip }) => ip],
];

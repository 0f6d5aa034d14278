export const PASSWORD_RESET_MAIL = 'password-reset';
export const VERIFICATION_CODE_MAIL = 'email-verification';
export const NEW_ADDRESS_MAIL = 'email-change-confirmation';
export const NUDGE_MAIL = 'booking-nudged';
export const REMINDER_MAIL = 'booking-reminder';
export const REQUESTED_MAIL = 'booking-requested';
/** Tells a customer that a request waits for its answer. */
export const RECEIPT_MAIL = 'booking-receipt';
export const RESCHEDULED_MAIL = 'booking-rescheduled';
export const COMPLETION_NUDGE_MAIL = 'booking-completion-nudged';
/** Tells one party that the other says that a visit did not take place, and that our team looks into it. */
export const DISPUTED_MAIL = 'booking-disputed';
/** These say that a visit is agreed, with its address and a file for the calendar. */
export const CONFIRMED_MAIL = 'booking-confirmed';
export const BID_ACCEPTED_MAIL = 'application-accepted';
/** Asks the customer whether a visit took place. */
export const HAPPENED_MAIL = 'booking-happened-asked';
/** Tells a cleaner that a job has changed since the bid, and asks for its confirmation. */
export const LEFT_BEHIND_MAIL = 'application-left-behind';
/** Offers a customer other cleaners for a booking that our team cancelled. */
export const OTHERS_OFFERED_MAIL = 'booking-others-offered';
/** Tells one party that our team decides about the booking, because the other party is gone. */
export const STRANDED_MAIL = 'booking-stranded';
/** Tells both that our team decided that such a visit takes place, or asks them whether it did. */
export const KEPT_MAIL = 'booking-kept';
/** These three ask a cleaner for a document. */
export const CHECK_REQUESTED_MAIL = 'check-requested';
export const CHECK_EXPIRING_MAIL = 'check-expiring';
export const DOCUMENTS_REMOVED_MAIL = 'check-documents-removed';
/** These say what became of a check, and may ask for another document. */
export const CHECK_REFUSED_MAIL = 'check-refused';
export const CHECK_EXPIRED_MAIL = 'check-expired';
export const CHECK_WITHDRAWN_MAIL = 'check-withdrawn';
/** These tell an applicant what the team has decided. */
export const CLEANER_APPROVED_MAIL = 'cleaner-approved';
export const CLEANER_REJECTED_MAIL = 'cleaner-rejected';
export const APPROVAL_WITHDRAWN_MAIL = 'cleaner-approval-withdrawn';
/** These tell the team what waits in the console. */
export const APPLICATIONS_WAITING_MAIL = 'applications-waiting';
export const APPLICATIONS_OVERDUE_MAIL = 'applications-overdue';
export const CHECKS_WAITING_MAIL = 'checks-waiting';
export const BOOKING_WAITING_MAIL = 'booking-waiting';
export const REPORT_WAITING_MAIL = 'report-waiting';
/** The mail that quotes what one person wrote to another. */
export const MESSAGE_MAIL = 'message-received';

/**
 * Prefixes of the types of mails about work, which follow a person to a new address. Mails about an account's security
 * stay with the address that they were written to, in case an intruder changed it.
 */
export const WORK_MAILS = [
  'application-',
  'booking-',
  'case-',
  'check-',
  'cleaner-',
  'message-',
  'report-',
  'review-',
] as const;

/** Mails that ask for something that needs an account that can sign in, such as an answer, a visit or a document. */
export const ASKING_MAILS = [
  MESSAGE_MAIL,
  NUDGE_MAIL,
  REMINDER_MAIL,
  LEFT_BEHIND_MAIL,
  COMPLETION_NUDGE_MAIL,
  HAPPENED_MAIL,
  OTHERS_OFFERED_MAIL,
  REQUESTED_MAIL,
  RESCHEDULED_MAIL,
  CHECK_EXPIRING_MAIL,
  CHECK_REQUESTED_MAIL,
] as const;

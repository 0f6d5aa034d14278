import type { Kind } from '../notice.js';
import { applicationAccepted } from './application-accepted.js';
import { applicationRejected } from './application-rejected.js';
import { applicationSubmitted } from './application-submitted.js';
import { bookingCancelled } from './booking-cancelled.js';
import { bookingCompleted } from './booking-completed.js';
import { bookingConfirmed } from './booking-confirmed.js';
import { bookingNudged } from './booking-nudged.js';
import { bookingPaid } from './booking-paid.js';
import { bookingReminded } from './booking-reminded.js';
import { bookingRequested } from './booking-requested.js';
import { cleanerApproved } from './cleaner-approved.js';
import { cleanerRejected } from './cleaner-rejected.js';
import { messageSent } from './message-sent.js';
import { postingCancelled } from './posting-cancelled.js';
import { postingCreated } from './posting-created.js';
import { reviewHidden } from './review-hidden.js';
import { reviewUnhidden } from './review-unhidden.js';
import { reviewWritten } from './review-written.js';

/** Everything that people are told. */
export const KINDS: readonly Kind[] = [
  bookingRequested,
  bookingConfirmed,
  bookingCancelled,
  bookingCompleted,
  bookingPaid,
  bookingNudged,
  bookingReminded,
  applicationSubmitted,
  applicationAccepted,
  applicationRejected,
  postingCreated,
  postingCancelled,
  messageSent,
  reviewWritten,
  reviewHidden,
  reviewUnhidden,
  cleanerApproved,
  cleanerRejected,
];

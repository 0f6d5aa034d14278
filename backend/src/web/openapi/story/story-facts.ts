/**
 * The people and things in the request examples of the API document: the demo customer Olivia, the demo cleaner Amara, the
 * applicant Tom, and their bookings, jobs and messages.
 */
export interface StoryFacts {
  customerId: number;
  cleanerId: number;
  cleanerUserId: number;
  applicantId: number;
  applicantUserId: number;
  /** A customer of Amara's whose account the team suspends and restores. */
  otherCustomerId: number;
  /** A cleaner who worked for Olivia before. */
  otherCleanerUserId: number;
  hourlyRatePence: number;
  photoKey: string;

  /** Bookings of Olivia with Amara: one to be answered, one agreed, one completed without a review. */
  requestId: number;
  visitId: number;
  doneId: number;
  /** The latest booking of Olivia's that is not over. */
  cancellableId: number;
  /** A booking of Amara's with another customer that has begun. */
  begunId: number;
  /** A booking of other people that ended more than a day ago and that nobody has completed; the address of its customer. */
  happenedId: number;
  happenedBy: string;
  /**
   * An upcoming booking of Amara's with another customer; and anybody's booking that is completed but not recorded as
   * paid.
   */
  othersVisitId: number;
  unpaidId: number;
  /** A booking with a suspended party. */
  strandedId: number;

  /** Olivia's newest open job, and one with an application to decide. */
  postingId: number;
  postingWithBidsId: number;
  bidId: number;
  /** A job that Amara may apply for, and her newest pending application. */
  openJobId: number;
  openJobTerms: number;
  ownBidId: number;
  ownBidTerms: number;

  messageId: number;
  notificationId: number;
  reviewId: number;
  reviewReportId: number;
  caseId: number;
  blockId: number;
  /** Tom's check that waits for a decision; Amara's with documents; one of hers that counts. */
  openCheckId: number;
  submittedCheckId: number;
  documentId: number;
  currentCheckId: number;
  mailId: number;
  /** Amara's newest one. */
  keyId: number;
  webhookId: number;
  webhookUrl: string;
  deliveryId: number;
}

/** People's ids in every fresh demo market, which a test compares. What they did depends on the day it was created. */
export const FIXED_FACTS: StoryFacts = {
  customerId: 202,
  cleanerId: 26,
  cleanerUserId: 27,
  applicantId: 39,
  applicantUserId: 40,
  otherCustomerId: 203,
  otherCleanerUserId: 28,
  hourlyRatePence: 2250,
  photoKey: '0f3c9a7be2d14c580f3c9a7be2d14c58.webp',
  requestId: 81,
  visitId: 80,
  doneId: 74,
  cancellableId: 82,
  begunId: 77,
  happenedId: 78,
  happenedBy: 'rowan@example.org',
  othersVisitId: 79,
  unpaidId: 76,
  strandedId: 79,
  postingId: 31,
  postingWithBidsId: 30,
  bidId: 301,
  openJobId: 31,
  openJobTerms: 1,
  ownBidId: 302,
  ownBidTerms: 2,
  messageId: 510,
  notificationId: 940,
  reviewId: 61,
  reviewReportId: 3,
  caseId: 5,
  blockId: 6,
  openCheckId: 21,
  submittedCheckId: 22,
  documentId: 9,
  currentCheckId: 19,
  mailId: 403,
  keyId: 12,
  webhookId: 12,
  webhookUrl: 'https://hooks.example.org/tidyhearth',
  deliveryId: 12,
};

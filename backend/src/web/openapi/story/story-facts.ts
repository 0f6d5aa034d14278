/**
 * What the request examples of the API document are about: the demo customer Olivia, the demo cleaner Amara, the
 * applicant Tom, and what stands between them.
 */
export interface StoryFacts {
  customerId: number;
  cleanerId: number;
  cleanerUserId: number;
  applicantId: number;
  applicantUserId: number;
  /** A customer of Amara's, of whom the team suspends the account and lifts the suspension. */
  otherCustomerId: number;
  /** A cleaner whom Olivia had before. */
  otherCleanerUserId: number;
  hourlyRatePence: number;
  photoKey: string;

  /** Bookings of Olivia with Amara: to be answered, agreed, completed without a review. */
  requestId: number;
  visitId: number;
  doneId: number;
  /** A booking of Olivia's that is not over, the latest made. */
  cancellableId: number;
  /** A booking of Amara's with another customer that has begun. */
  begunId: number;
  /** One of other people that ended more than a day ago and that nobody has completed; its customer's address. */
  happenedId: number;
  happenedBy: string;
  /** Of Amara's with another customer, ahead; and one of anybody's that is completed but not noted as paid. */
  othersVisitId: number;
  unpaidId: number;
  /** A booking one of whose parties is suspended. */
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
  /** Amara's newest. */
  keyId: number;
  webhookId: number;
  webhookUrl: string;
  deliveryId: number;
}

/** People as every fresh demo market numbers them, which a test compares; what they did depends on the day it was made. */
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

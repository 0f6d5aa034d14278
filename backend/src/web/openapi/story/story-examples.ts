import { addDays } from '@tidyhearth/domain';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoAddress } from '../../../demo/demo-accounts.js';
import type { StoryFacts } from './story-facts.js';

/** Two days of the story, each with a free start. */
export interface StoryDays {
  today: string;
  first: { date: string; time: string };
  second: { date: string; time: string };
}

/** What a request example defines itself, beyond the values that its fields' names imply. */
export interface StoryExample {
  path?: Record<string, number | string>;
  query?: Record<string, number | string>;
  body?: Record<string, unknown>;
}

const OLIVIA = demoAddress(DEMO_PEOPLE.customer.mailbox);
const password = DEMO_PASSWORD;

/**
 * One story through all request examples, keyed by the name of the call: Olivia books Amara, posts a job, writes and
 * complains;
 * Tom's application is decided; the admin does the rest.
 */
export function storyExamples(
  facts: StoryFacts,
  { today, first, second }: StoryDays,
): Record<string, StoryExample> {
  const { customerId, cleanerId, cleanerUserId, applicantId, applicantUserId } = facts;
  const webhook = { body: { url: facts.webhookUrl, types: ['booking.confirmed', 'booking.cancelled'] } };
  const ofRequest = { path: { id: facts.requestId } };
  const ofVisit = { path: { id: facts.visitId } };
  const ofOthers = { path: { id: facts.otherCustomerId } };
  const ofApplicant = { path: { id: applicantId } };
  const ownUser = { body: { userId: customerId } };
  const evidence = {
    evidence: 'passport',
    reference: 'Passport, seen in the original',
    checkedOn: addDays(today, -3),
    expiresOn: addDays(today, 362),
  };
  return {
    signIn: { body: { email: OLIVIA, password } },
    requestPasswordReset: { body: { email: OLIVIA } },
    changePassword: { body: { currentPassword: password } },
    confirmPassword: { body: { password } },
    requestEmailChange: { body: { email: 'olivia.hartley@example.org', password } },
    deactivateAccount: { path: { id: customerId }, body: { password } },
    registerCustomer: { body: { firstName: 'Ada', lastName: 'Marsh' } },
    registerCleaner: {
      body: {
        email: 'ben.lowe@example.org',
        firstName: 'Ben',
        lastName: 'Lowe',
        services: ['regular', 'deep'],
      },
    },
    sendVerificationCode: ownUser,
    verifyEmail: ownUser,
    setUpTwoFactor: { body: { userId: customerId, password } },
    enableTwoFactor: ownUser,
    renewRecoveryCodes: { body: { userId: customerId, password } },
    disableTwoFactor: { body: { userId: customerId, password } },

    createBooking: { body: { cleanerId, bookingDate: first.date, bookingTime: first.time } },
    getBooking: ofVisit,
    listBookingHistory: ofVisit,
    getBookingCalendar: ofVisit,
    listRescheduleTimes: { ...ofVisit, query: { from: first.date, to: second.date } },
    changeBookingStatus: { ...ofRequest, body: { status: 'confirmed' } },
    rescheduleBooking: { ...ofVisit, body: { bookingDate: second.date, bookingTime: second.time } },
    cancelBooking: { path: { id: facts.cancellableId } },
    confirmBookingHappened: { path: { id: facts.happenedId } },
    disputeBooking: { path: { id: facts.begunId } },
    listFreeSlots: { query: { from: first.date, to: second.date } },
    listFreeDays: { query: { from: first.date, to: second.date } },
    addBlock: { body: { startsAt: `${second.date}T18:00:00.000Z`, endsAt: `${second.date}T20:00:00.000Z` } },
    removeBlock: { path: { blockId: facts.blockId } },
    replaceWorkingHours: {
      body: { hours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '08:00', end: '17:00' })) },
    },

    createPosting: { body: { postingDate: second.date } },
    changePosting: {
      path: { id: facts.postingId },
      body: { postingDate: second.date, description: 'Two bedrooms, one bathroom, and the oven this time.' },
    },
    getPosting: { path: { id: facts.postingId } },
    listPostingApplications: { path: { postingId: facts.postingWithBidsId } },
    createApplication: { body: { postingId: facts.openJobId, termsVersion: facts.openJobTerms } },
    decideApplication: { path: { id: facts.bidId }, body: { status: 'accepted' } },
    confirmApplication: { path: { id: facts.ownBidId }, body: { termsVersion: facts.ownBidTerms } },
    withdrawApplication: { path: { id: facts.ownBidId } },

    sendMessage: { body: { senderId: customerId, receiverId: cleanerUserId, bookingId: facts.visitId } },
    getThread: { path: { conversationId: [customerId, cleanerUserId].toSorted((a, b) => a - b).join('-') } },
    writeReview: { body: { bookingId: facts.doneId, reviewerId: customerId } },
    listBookingReviews: { path: { bookingId: facts.doneId } },
    listReviewsByBooking: { path: { bookingId: facts.doneId } },
    listReviewsOfPerson: { path: { userId: cleanerUserId } },
    getReviewSpread: { path: { userId: cleanerUserId } },
    getCleanerByUser: { path: { userId: cleanerUserId } },
    openCase: {
      body: {
        kind: 'message',
        aboutId: facts.messageId,
        reason: 'rude',
        text: 'The tone of this message is rude.',
      },
    },
    markNotificationRead: { path: { id: facts.notificationId } },
    blockPerson: { path: { userId: facts.otherCleanerUserId } },
    unblockPerson: { path: { userId: facts.otherCleanerUserId } },
    updateUser: { body: { firstName: 'Olivia', lastName: 'Hartley', username: 'olivia' } },
    getPhoto: { path: { key: facts.photoKey } },
    applyAgain: ofApplicant,
    withdrawCleanerApplication: ofApplicant,
    createWebhook: webhook,
    changeWebhook: { path: { id: facts.webhookId }, ...webhook },
    replayWebhookSpan: {
      path: { id: facts.webhookId },
      body: { from: `${addDays(today, -1)}T00:00:00.000Z`, to: `${addDays(today, 1)}T00:00:00.000Z` },
    },
    resetTwoFactor: {
      path: { id: customerId },
      body: { reason: 'She lost her telephone; called back, asked about her bookings.' },
    },
    removeCheckDocument: { path: { kind: 'insurance', documentId: facts.documentId } },
    addCheckDocument: { path: { kind: 'insurance' } },

    getApplicant: ofApplicant,
    approveCleaner: ofApplicant,
    rejectCleaner: ofApplicant,
    withdrawApproval: ofApplicant,
    suspendUser: ofOthers,
    unsuspendUser: ofOthers,
    getUserAsAdmin: ofOthers,
    changeUsers: { body: { change: 'verify', userIds: [customerId, facts.otherCustomerId] } },
    cancelBookingAsAdmin: { path: { id: facts.othersVisitId } },
    decideStrandedBooking: { path: { id: facts.strandedId } },
    markBookingPaid: { path: { id: facts.unpaidId } },
    requestCheck: { body: { userId: applicantUserId, kind: 'identity' } },
    recordCheck: { body: { userId: cleanerUserId, kind: 'identity', name: 'Amara Okafor', ...evidence } },
    getCheck: { path: { id: facts.openCheckId } },
    passCheck: { path: { id: facts.openCheckId }, body: { name: 'Tom Whitlock', ...evidence } },
    refuseCheck: { path: { id: facts.submittedCheckId } },
    withdrawCheck: { path: { id: facts.currentCheckId } },
    openCheckDocument: { path: { id: facts.submittedCheckId, documentId: facts.documentId } },
  };
}

/** Ids in paths, by the word before them, for calls that define none. */
export function storyIds(facts: StoryFacts): Record<string, number> {
  const { customerId, cleanerId } = facts;
  return {
    applications: facts.bidId,
    bookings: facts.visitId,
    cases: facts.caseId,
    checks: facts.openCheckId,
    deliveries: facts.deliveryId,
    keys: facts.keyId,
    cleaner: cleanerId,
    cleaners: cleanerId,
    conversation: customerId,
    conversations: customerId,
    customer: customerId,
    'mail-queue': facts.mailId,
    notifications: customerId,
    postings: facts.postingId,
    recent: customerId,
    'review-reports': facts.reviewReportId,
    reviews: facts.reviewId,
    'saved-cleaners': cleanerId,
    'unread-count': customerId,
    users: customerId,
    webhooks: facts.webhookId,
  };
}

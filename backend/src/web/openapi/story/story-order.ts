/** Accounts of the demo market. The customer of a booking is named by the example. */
export type StoryAccount = 'nobody' | 'olivia' | 'amara' | 'tom' | 'admin' | 'customer of the booking';

/**
 * All calls whose examples can be sent unchanged, with the account that sends them, in an order in which each finds
 * what the previous ones left: a key is created before it is revoked. The document of a demo market names the account
 * at each call, and `demo-examples.spec.ts` sends them all. What a line creates is in the examples of the next line.
 */
export const STORY_ORDER: readonly (readonly [StoryAccount, readonly string[]])[] = [
  [
    'nobody',
    ['checkPostcode', 'searchCleaners', 'getCleaner', 'getCleanerByUser', 'listFreeDays', 'listFreeSlots'],
  ],
  [
    'nobody',
    ['listReviewsOfPerson', 'getReviewSpread', 'sendContactMessage', 'joinWaitlist', 'reportClientError'],
  ],
  [
    'nobody',
    ['registerCustomer', 'registerCleaner', 'signIn', 'requestPasswordReset', 'getSiteConfig', 'getPhoto'],
  ],
  ['nobody', ['listCapturedMails']],
  [
    'olivia',
    ['getCurrentUser', 'getUser', 'updateUser', 'updatePrivacy', 'exportPersonalData', 'listSessions'],
  ],
  ['olivia', ['uploadUserPhoto', 'listCustomerBookings', 'getCustomerBookingSummary', 'listRecentBookings']],
  ['olivia', ['getBooking', 'listBookingHistory', 'getBookingCalendar', 'listRescheduleTimes']],
  ['olivia', ['writeReview', 'listBookingReviews', 'listReviewsByBooking', 'sendMessage']],
  ['amara', ['changeBookingStatus', 'disputeBooking']],
  ['olivia', ['createBooking', 'rescheduleBooking']],
  ['olivia', ['cancelBooking']],
  ['customer of the booking', ['confirmBookingHappened']],
  ['olivia', ['createPosting']],
  ['olivia', ['getPosting', 'changePosting', 'listCustomerPostings', 'listPostingApplications']],
  [
    'olivia',
    ['decideApplication', 'saveCleaner', 'listSavedCleaners', 'listSavedCleanerIds', 'unsaveCleaner'],
  ],
  [
    'olivia',
    [
      'listConversations',
      'getConversation',
      'getContact',
      'markConversationRead',
      'getThread',
      'listRecentMessages',
    ],
  ],
  [
    'olivia',
    ['countUnreadMessages', 'listNotifications', 'countUnreadNotifications', 'markNotificationRead'],
  ],
  ['olivia', ['markAllNotificationsRead', 'openCase', 'listOwnCases', 'listTold', 'blockPerson']],
  ['olivia', ['getOwnCase', 'listBlockedPeople', 'unblockPerson', 'sendVerificationCode', 'confirmPassword']],
  ['olivia', ['requestEmailChange', 'setUpTwoFactor', 'disableTwoFactor']],
  [
    'amara',
    ['listOwnCleanerBookings', 'listCleanerBookings', 'getCleanerBookingSummary', 'listAvailablePostings'],
  ],
  ['amara', ['listCleanerBookingsInBlocks', 'listCleanerApplications', 'getEarnings', 'exportEarnings']],
  ['amara', ['createApplication', 'confirmApplication', 'withdrawApplication', 'reportReview', 'addBlock']],
  ['amara', ['listBlocks', 'removeBlock', 'getWorkingHours', 'replaceWorkingHours', 'updateCleaner']],
  [
    'amara',
    ['uploadCleanerPhoto', 'listOwnChecks', 'createCalendarFeed', 'removeCalendarFeed', 'readEventFeed'],
  ],
  ['amara', ['createApiKey', 'listApiKeys', 'createWebhook', 'listWebhooks']],
  [
    'amara',
    ['getWebhook', 'changeWebhook', 'rotateWebhookSecret', 'pauseWebhook', 'resumeWebhook', 'testWebhook'],
  ],
  ['amara', ['listWebhookDeliveries', 'getWebhookDelivery', 'replayWebhookDelivery', 'replayWebhookSpan']],
  [
    'admin',
    ['listAllApiKeys', 'listAllWebhooks', 'pauseAnyWebhook', 'releaseAnyWebhook', 'revokeApiKeyAsAdmin'],
  ],
  ['amara', ['createApiKey', 'deleteWebhook']],
  ['amara', ['revokeApiKey']],
  ['admin', ['getAdminStats', 'getActivity', 'listUsers', 'getUserAsAdmin', 'verifyUser', 'changeUsers']],
  [
    'admin',
    ['listAllBookings', 'getBookingAsAdmin', 'cancelBookingAsAdmin', 'markBookingPaid', 'suspendUser'],
  ],
  ['admin', ['decideStrandedBooking']],
  ['admin', ['unsuspendUser', 'listCases', 'getCase', 'readCaseThread', 'startCase']],
  ['admin', ['addCaseNote', 'closeCase', 'reopenCase', 'listReviewReports', 'dismissReviewReport']],
  ['admin', ['reopenReviewReport', 'listAllReviews', 'hideReview', 'unhideReview', 'listAllPostings']],
  [
    'admin',
    ['listAllApplications', 'listContactMessages', 'listWaitlist', 'listClientErrors', 'exportUsers'],
  ],
  ['admin', ['exportApplicants', 'exportBookings', 'exportReviews', 'exportReviewReports', 'exportPostings']],
  [
    'admin',
    ['exportApplications', 'exportContactMessages', 'exportWaitlist', 'exportMailQueue', 'exportAuditLog'],
  ],
  ['admin', ['getSecurityStatus', 'listAuditLog', 'listMailQueue']],
  ['admin', ['getQueuedMail', 'requestCheck', 'recordCheck', 'setCleanerInsurance', 'listChecks']],
  ['admin', ['getCheck', 'passCheck']],
  ['amara', ['addCheckDocument']],
  ['admin', ['openCheckDocument', 'withdrawCheck']],
  ['amara', ['removeCheckDocument']],
  ['amara', ['addCheckDocument']],
  ['admin', ['refuseCheck', 'listPendingCleaners', 'listApplicants', 'getApplicant', 'rejectCleaner']],
  ['tom', ['applyAgain']],
  ['admin', ['approveCleaner', 'withdrawApproval']],
  ['tom', ['withdrawCleanerApplication']],
  ['olivia', ['signOut']],
  ['olivia', ['endAllSessions']],
  ['olivia', ['deactivateAccount']],
  ['amara', ['changePassword']],
];

/** Calls that need something that is shown to one person only once, and where to find it on a demo market. */
export const NEEDS_A_SECRET: Readonly<Record<string, string>> = {
  applyAsCleaner: 'a customer without open work, such as one who has just registered',
  confirmEmailChange: 'the token of the link in the mail, which `listCapturedMails` shows',
  dismissMail: 'a mail that was given up, of which a demo market without a mail server has none',
  enableTwoFactor: 'a code of an authenticator app with the secret that `setUpTwoFactor` answered',
  endSession: 'the id of a session from `listSessions`',
  getCurrentApiKey: 'an API key in place of a session',
  openEventStream: 'a program that reads streams, such as `curl -N`',
  readCalendarFeed: 'the address that `createCalendarFeed` answered',
  renewRecoveryCodes: 'two-factor authentication that is on',
  resetPassword: 'the token of the link in the mail, which `listCapturedMails` shows',
  resetTwoFactor: 'an account with two-factor authentication',
  retryMail: 'a mail that was given up, of which a demo market without a mail server has none',
  signInWithSecondStep: 'the challenge that `signIn` answers where two-factor authentication is on',
  verifyEmail: 'the code in the mail, which `listCapturedMails` shows',
  verifyResetToken: 'the token of the link in the mail, which `listCapturedMails` shows',
};

import type { AgeEnding, Replacements, TableRule } from './rule.js';

const secret = (what: string) => ({ notExported: `a secret: ${what}` });
const derived = (from: string) => ({ notExported: `follows from ${from}, which is exported` });

const NOTES_OF_HOME: Replacements = { specialInstructions: 'null', accessNotes: 'null' };
const HOME_OF_BOOKING: Replacements = {
  address: 'empty',
  streetAddress: 'empty',
  county: 'null',
  postcode: 'outward code',
};
const REASONS_OF_BOOKING: Replacements = { cancellationReason: 'null', lateChangeReason: 'null' };
const HOME_OF_POSTING: Replacements = {
  address: 'empty',
  street: 'empty',
  county: 'null',
  postcode: 'outward code',
  latitude: 'zero',
  longitude: 'zero',
  gx: 'zero',
  gy: 'zero',
  gz: 'zero',
  cell: 'zero',
  description: 'null',
};
/** Whose agreed visits outlived what was set aside. */
const customerHasClosed = (table: string) =>
  `EXISTS (SELECT 1 FROM users u WHERE u.id = ${table}.customerId AND u.deactivatedAt IS NOT NULL)`;

const UNDECIDED = "('pending', 'confirmed')";
/** A posting of which a booking came is kept as long as that, which may have been moved to another day. */
const ITS_BOOKING = { table: 'bookings', by: 'postingId' };
const hasBooking = (where = '') =>
  `EXISTS (SELECT 1 FROM bookings b WHERE b.postingId = postings.id${where})`;
const withOrWithoutBooking = (rule: Pick<AgeEnding, 'period' | 'where' | 'does'>): AgeEnding[] => [
  { when: 'age', since: 'endsAt', goesWith: ITS_BOOKING, ...rule },
  {
    ...{ when: 'age', since: 'startsAt', ...rule },
    where: `NOT ${hasBooking()}${rule.where === undefined ? '' : ` AND ${rule.where}`}`,
  },
];

/**
 * What personal data is kept, why, for how long and what happens then, for every table and column. `retention.job.ts` applies
 * it every night, `closed-accounts.listener.ts` when an account closes; tests compare it with the schema of both
 * engines, the personal data export and the privacy policy. A new table or column needs its rule here.
 */
export const RETENTION_RULES: Readonly<Record<string, TableRule>> = {
  users: {
    why: 'the account: to sign in, to be reached, to be known to those one works with',
    whose: "the account's owner",
    plain: [
      ...[
        'id',
        'userType',
        'isVerified',
        'isAdminAccount',
        'isSuspended',
        'ratingHundredths',
        'ratingSum',
        'reviewCount',
      ],
      ...['is2FAEnabled', 'twoFALastStep', 'emailVerificationExpiry', 'passwordResetExpiry'],
      ...[
        'allowProfileSearch',
        'shareContactInfo',
        'emailNotifications',
        'smsNotifications',
        'verifiedUntil',
      ],
      ...[
        'emailVerifiedAt',
        'termsAcceptedAt',
        'privacyAcceptedAt',
        'deactivatedAt',
        'createdAt',
        'updatedAt',
      ],
    ],
    personal: {
      email: 'account.email',
      username: 'account.username',
      firstName: 'account.firstName',
      lastName: 'account.lastName',
      phone: 'account.phone',
      profileImageUrl: 'account.profileImageUrl',
      streetAddress: 'account.streetAddress',
      city: 'account.city',
      county: 'account.county',
      postcode: 'account.postcode',
      cleaningPreferences: 'account.cleaningPreferences',
      pendingEmail: { notExported: 'an address that is not confirmed may be somebody else’s' },
      password: secret('the hash of the password'),
      twoFASecret: secret('the key of the authenticator app'),
      emailVerificationToken: secret('opens a link'),
      passwordResetToken: secret('opens a link'),
    },
    endings: [
      {
        when: 'closing',
        of: { user: 'id' },
        does: {
          email: 'closed address',
          username: 'null',
          firstName: 'former member',
          lastName: 'empty',
          phone: 'null',
          profileImageUrl: 'null',
          streetAddress: 'null',
          city: 'null',
          county: 'null',
          postcode: 'null',
          cleaningPreferences: 'null',
          pendingEmail: 'null',
          password: 'empty',
          is2FAEnabled: 'zero',
          twoFASecret: 'null',
          emailVerificationToken: 'null',
          passwordResetToken: 'null',
        },
      },
    ],
  },
  closed_accounts: {
    why: 'what support, a dispute or the police may ask about soon after an account was closed; nobody else sees it',
    whose: 'somebody whose account is closed',
    plain: ['userId', 'closedAt', 'erasedAt'],
    personal: {
      email: { notExported: 'exists only after closing, when nobody can sign in' },
      firstName: { notExported: 'exists only after closing, when nobody can sign in' },
      lastName: { notExported: 'exists only after closing, when nobody can sign in' },
      phone: { notExported: 'exists only after closing, when nobody can sign in' },
    },
    endings: [{ when: 'closed for good', of: { user: 'userId' }, does: 'delete rows' }],
  },
  cleaners: {
    why: 'the profile that customers choose a cleaner by',
    whose: 'the cleaner',
    plain: [
      ...[
        'id',
        'userId',
        'status',
        'reviewedAt',
        'reviewedBy',
        'ratingHundredths',
        'ratingSum',
        'reviewCount',
      ],
      ...['hourlyRatePence', 'services', 'serviceMask', 'claimsBackgroundCheck', 'isBackgroundChecked'],
      ...['wasCustomer', 'isInsured', 'responseTime', 'isAvailable', 'isListed', 'geoPrecision'],
      ...[
        'backgroundCheckedUntil',
        'insuredUntil',
        'calendarVersion',
        'openWeekdays',
        'createdAt',
        'updatedAt',
      ],
    ],
    personal: {
      bio: 'cleanerProfile.bio',
      experience: 'cleanerProfile.experience',
      profileImage: 'cleanerProfile.profileImage',
      location: 'cleanerProfile.location',
      postcode: 'cleanerProfile.postcode',
      rejectionReason: 'cleanerProfile.rejectionReason',
      latitude: derived('the postcode'),
      longitude: derived('the postcode'),
      gx: derived('the postcode'),
      gy: derived('the postcode'),
      gz: derived('the postcode'),
      cell: derived('the postcode'),
      fcell: derived('the postcode'),
      feedKey: secret('opens the calendar feed'),
    },
    endings: [
      {
        when: 'closing',
        of: { user: 'userId' },
        does: {
          bio: 'empty',
          experience: 'null',
          profileImage: 'null',
          location: 'empty',
          postcode: 'outward code',
          rejectionReason: 'null',
          latitude: 'zero',
          longitude: 'zero',
          gx: 'zero',
          gy: 'zero',
          gz: 'zero',
          cell: 'zero',
          fcell: 'zero',
          feedKey: 'null',
        },
      },
    ],
  },
  cleaner_reapplications: {
    why: 'how often a rejected applicant applied again, and what the rejection before it said',
    whose: 'the cleaner',
    plain: ['id', 'cleanerId', 'rejectedAt', 'createdAt'],
    personal: { rejectionReason: 'renewedApplications.rejectionReason' },
    endings: [{ when: 'closing', of: { cleaner: 'cleanerId' }, does: { rejectionReason: 'null' } }],
  },
  person_checks: {
    why: 'what was seen of somebody’s identity, background or insurance: what a badge stands on',
    whose: 'the person checked',
    plain: [
      ...['id', 'userId', 'kind', 'state', 'slot', 'cause', 'ending', 'checkedOn', 'expiresOn', 'decidedBy'],
      ...['decidedAt', 'submittedAt', 'remindedAt', 'createdAt', 'updatedAt'],
    ],
    personal: {
      reason: 'checks.reason',
      formerName: 'checks.formerName',
      checkedName: 'checks.checkedName',
      evidence: 'checks.evidence',
      reference: 'checks.reference',
    },
    endings: [
      {
        when: 'closed for good',
        of: { user: 'userId' },
        does: {
          reason: 'null',
          formerName: 'null',
          checkedName: 'null',
          evidence: 'null',
          reference: 'null',
        },
      },
      {
        when: 'age',
        since: 'updatedAt',
        period: 'endedChecks',
        // What is under way or counts ends first, and is then as old as its end.
        where: 'slot IS NULL',
        does: {
          reason: 'null',
          formerName: 'null',
          checkedName: 'null',
          evidence: 'null',
          reference: 'null',
        },
      },
    ],
  },
  check_documents: {
    why: 'documents that wait for a decision, which takes them away, as closing the account does',
    whose: 'who sent them',
    plain: ['id', 'checkId', 'sizeBytes', 'createdAt'],
    personal: {
      fileKey: { notExported: 'names the file in our store; who sent it has the document' },
      contentType: 'checkDocuments.contentType',
    },
    endings: [{ when: 'own job', job: 'check-clock', period: 'checkDocuments', does: 'delete rows' }],
  },
  working_hours: {
    why: 'when a cleaner can be booked',
    whose: 'the cleaner',
    plain: ['id', 'cleanerId'],
    personal: {
      day: 'workingHours.day',
      startTime: 'workingHours.startTime',
      endTime: 'workingHours.endTime',
    },
    endings: [{ when: 'closing', of: { cleaner: 'cleanerId' }, does: 'delete rows' }],
  },
  availability_blocks: {
    why: 'when a cleaner can not be booked',
    whose: 'the cleaner',
    plain: ['id', 'cleanerId', 'createdAt'],
    personal: {
      startsAt: 'availabilityBlocks.startsAt',
      endsAt: 'availabilityBlocks.endsAt',
      reason: 'availabilityBlocks.reason',
    },
    endings: [{ when: 'closing', of: { cleaner: 'cleanerId' }, does: 'delete rows' }],
  },
  full_days: {
    why: 'the days ahead on which a cleaner has no start left, for the search',
    whose: 'the cleaner',
    plain: ['cleanerId'],
    personal: { day: derived('bookings and availabilityBlocks') },
    endings: [
      { when: 'own job', job: 'purge-full-days', does: 'delete rows' },
      { when: 'closing', of: { cleaner: 'cleanerId' }, does: 'delete rows' },
    ],
  },
  booking_slots: {
    why: 'the half-hours that confirmed bookings hold; a booking that ends gives them back',
    plain: ['cleanerId', 'slot', 'bookingId'],
  },
  bookings: {
    why: 'what two people agreed, for them and for the tax records of both',
    whose: 'the customer (where) and both (what, when, for how much)',
    plain: [
      ...[
        'id',
        'customerId',
        'cleanerId',
        'postingId',
        'serviceType',
        'homeSize',
        'bookingDate',
        'bookingTime',
      ],
      ...[
        'startsAt',
        'endsAt',
        'durationMinutes',
        'hourlyRatePence',
        'totalPence',
        'feeBasisPoints',
        'status',
        'openRequestKey',
      ],
      ...['requestedAt', 'nudgedAt', 'remindedAt', 'paidAt', 'isReviewedByCustomer', 'isReviewedByCleaner'],
      ...['completionNudgedAt', 'cancelledById', 'isLateCancellation', 'disputedById', 'disputedAt'],
      ...['createdAt', 'updatedAt'],
    ],
    personal: {
      address: 'bookingsAsCustomer.address',
      streetAddress: derived('the address'),
      city: derived('the address'),
      county: derived('the address'),
      postcode: derived('the address'),
      specialInstructions: 'bookingsAsCustomer.specialInstructions',
      accessNotes: 'bookingsAsCustomer.accessNotes',
      cancellationReason: 'bookingsAsCustomer.cancellationReason',
      lateChangeReason: 'bookingsAsCustomer.lateChangeReason',
    },
    endings: [
      {
        when: 'closing',
        of: { user: 'customerId' },
        // Confirmed bookings keep the address, because they may still be decided on.
        where: `status NOT IN ${UNDECIDED}`,
        does: { ...HOME_OF_BOOKING, ...NOTES_OF_HOME },
      },
      {
        when: 'closed for good',
        of: { user: 'customerId' },
        exceptAhead: { status: 'confirmed', until: 'endsAt' },
        does: { ...HOME_OF_BOOKING, ...NOTES_OF_HOME, ...REASONS_OF_BOOKING },
      },
      { when: 'closed for good', of: { cleaner: 'cleanerId' }, does: REASONS_OF_BOOKING },
      { when: 'age', since: 'endsAt', period: 'accessNotes', does: NOTES_OF_HOME },
      {
        when: 'age',
        since: 'endsAt',
        period: 'closedAccounts',
        where: customerHasClosed('bookings'),
        does: { ...HOME_OF_BOOKING, ...NOTES_OF_HOME, ...REASONS_OF_BOOKING },
      },
      {
        when: 'age',
        since: 'endsAt',
        period: 'jobAddresses',
        does: { ...HOME_OF_BOOKING, ...REASONS_OF_BOOKING },
      },
      { when: 'kept', columns: ['city'], because: 'names nobody, and tells both what the booking was' },
    ],
  },
  booking_history: {
    why: 'who moved a booking from one status to the next, for disputes',
    whose: 'both parties: what an admin noted on the change',
    plain: ['id', 'bookingId', 'fromStatus', 'toStatus', 'changedBy', 'changedAt'],
    personal: {
      reason: { notExported: 'one word of a list' },
      note: { notExported: 'told to both parties by mail when it was written' },
    },
    endings: [
      {
        when: 'kept',
        columns: ['reason', 'note'],
        because: 'an admin answers for it in disputes and writes it without contact details',
      },
    ],
  },
  stranded_bookings: {
    why: 'agreed cleans of somebody suspended or gone, for an admin to decide',
    whose: 'the person who is suspended or gone',
    plain: ['id', 'bookingId', 'personId', 'because', 'strandedAt', 'decision', 'decidedAt', 'decidedBy'],
    personal: { note: { notExported: 'told to both parties by mail when it was written' } },
    endings: [
      { when: 'closed for good', of: { user: 'personId' }, does: { note: 'null' } },
      // Decided later than that, or on somebody whose account stands: as long as the case of which it is the note.
      {
        when: 'age',
        partOf: { table: 'bookings', by: 'bookingId' },
        since: 'endsAt',
        period: 'cases',
        does: { note: 'null' },
      },
    ],
  },
  postings: {
    why: 'jobs that cleaners bid on',
    whose: 'the customer',
    plain: [
      ...['id', 'customerId', 'serviceType', 'postingDate', 'postingTime', 'startsAt', 'durationMinutes'],
      ...[
        'maxBudgetPence',
        'hourlyBudgetPence',
        'status',
        'assignedCleanerId',
        'applicationsCount',
        'termsVersion',
        'createdAt',
        'updatedAt',
      ],
    ],
    personal: {
      address: 'postings.address',
      street: derived('the address'),
      city: derived('the address'),
      county: derived('the address'),
      postcode: 'postings.postcode',
      latitude: derived('the postcode'),
      longitude: derived('the postcode'),
      gx: derived('the postcode'),
      gy: derived('the postcode'),
      gz: derived('the postcode'),
      cell: derived('the postcode'),
      description: 'postings.description',
      specialInstructions: 'postings.specialInstructions',
      accessNotes: 'postings.accessNotes',
    },
    endings: [
      {
        when: 'closing',
        of: { user: 'customerId' },
        where: `NOT ${hasBooking(` AND b.status IN ${UNDECIDED}`)}`,
        does: { ...HOME_OF_POSTING, ...NOTES_OF_HOME },
      },
      {
        when: 'closed for good',
        of: { user: 'customerId' },
        exceptAhead: { status: 'confirmed', until: 'endsAt', goesWith: ITS_BOOKING },
        does: { ...HOME_OF_POSTING, ...NOTES_OF_HOME },
      },
      ...withOrWithoutBooking({ period: 'accessNotes', does: NOTES_OF_HOME }),
      ...withOrWithoutBooking({
        period: 'closedAccounts',
        where: customerHasClosed('postings'),
        does: { ...HOME_OF_POSTING, ...NOTES_OF_HOME },
      }),
      ...withOrWithoutBooking({ period: 'jobAddresses', does: HOME_OF_POSTING }),
      { when: 'kept', columns: ['city'], because: 'names nobody, and tells the owner which job it was' },
    ],
  },
  applications: {
    why: 'bids on postings',
    whose: 'the cleaner',
    plain: [
      'id',
      'postingId',
      'cleanerId',
      'proposedRatePence',
      'status',
      'termsVersion',
      'createdAt',
      'updatedAt',
    ],
    personal: { message: 'applications.message' },
    endings: [{ when: 'closing', of: { cleaner: 'cleanerId' }, does: { message: 'null' } }],
  },
  reviews: {
    why: 'what others choose by; it belongs to the reputation of the person reviewed as well',
    whose: 'who wrote it, and whom it is about',
    plain: ['id', 'bookingId', 'reviewerId', 'revieweeId', 'reviewType', 'rating', 'createdAt', 'hiddenAt'],
    personal: {
      comment: 'reviewsWritten.comment',
      hiddenReason: 'reviewsWritten.hiddenReason',
    },
    endings: [
      {
        when: 'closed for good',
        of: { user: 'revieweeId' },
        does: { comment: 'empty', hiddenReason: 'null' },
      },
      {
        when: 'kept',
        columns: ['comment', 'hiddenReason'],
        because:
          'others rely on it while the person it is about has an account; its writer becomes a former member',
      },
    ],
  },
  review_reports: {
    why: 'to decide whether a review stays public',
    whose: 'who reported it',
    plain: ['id', 'reviewId', 'reporterId', 'createdAt', 'resolvedAt'],
    personal: { reason: 'reviewReports.reason' },
    endings: [{ when: 'closed for good', of: { user: 'reporterId' }, does: { reason: 'empty' } }],
  },
  conversations: {
    why: 'the head of a thread',
    plain: [
      ...['conversationKey', 'lowUserId', 'highUserId', 'openedBy', 'lastMessageId', 'lastMessageAt'],
      ...['lowUnread', 'highUnread', 'createdAt'],
    ],
  },
  messages: {
    why: 'what two people wrote to each other; hidden from the other as soon as its writer closes the account',
    whose: 'who wrote it',
    plain: ['id', 'conversationKey', 'senderId', 'receiverId', 'bookingId', 'isRead', 'createdAt'],
    personal: { content: 'messages.content' },
    endings: [{ when: 'closed for good', of: { user: 'senderId' }, does: { content: 'empty' } }],
  },
  message_notification_log: {
    why: 'at most one mail about unread messages in a quarter of an hour',
    plain: ['id', 'conversationKey', 'recipientId', 'lastNotificationSent', 'messageCount', 'createdAt'],
    endings: [
      { when: 'age', since: 'lastNotificationSent', period: 'messageMailTimes', does: 'delete rows' },
    ],
  },
  notifications: {
    why: 'the bell',
    whose: 'the recipient, and whom an item names',
    plain: [
      ...[
        'id',
        'userId',
        'type',
        'bookingId',
        'postingId',
        'applicationId',
        'conversationId',
        'readAt',
        'createdAt',
      ],
    ],
    personal: { title: 'notifications.title', message: 'notifications.message' },
    endings: [
      { when: 'own job', job: 'notification-purge', period: 'bellItems', does: 'delete rows' },
      { when: 'closing', of: { user: 'userId' }, does: 'delete rows' },
    ],
  },
  email_notifications: {
    why: 'mails to send, and what was sent when somebody asks',
    whose: 'the recipient, and whom a mail names',
    plain: [
      ...[
        'id',
        'userId',
        'type',
        'isSealed',
        'status',
        'attempts',
        'nextAttemptAt',
        'lease',
        'sentAt',
        'createdAt',
        'requestId',
      ],
    ],
    personal: {
      recipient: 'mails.recipient',
      subject: 'mails.subject',
      body: { notExported: 'the recipient has it; links and codes in it are secrets' },
      errorMessage: { notExported: 'a technical note of the mail server, which repeats the address' },
    },
    endings: [
      {
        when: 'age',
        since: 'createdAt',
        period: 'mailTexts',
        does: { body: 'null', errorMessage: 'null' },
      },
      { when: 'age', since: 'createdAt', period: 'mails', does: 'delete rows' },
      { when: 'closed for good', of: { user: 'userId' }, does: 'delete rows' },
    ],
  },
  audit_log: {
    why: 'who did what to whom: acts of an admin, and what matters for the security of an account',
    whose: 'who acted, and on whom',
    plain: ['id', 'action', 'actorId', 'targetType', 'targetId', 'createdAt'],
    personal: {
      summary: 'auditLines.summary',
      before: 'auditLines.before',
      after: 'auditLines.after',
      ip: 'auditLines.ip',
    },
    endings: [
      { when: 'age', since: 'createdAt', period: 'auditAddresses', does: { ip: 'null' } },
      { when: 'age', since: 'createdAt', period: 'auditLines', does: 'delete rows' },
    ],
  },
  api_keys: {
    why: 'what programs of the owner sign in with, and what has become of it',
    whose: 'the cleaner or admin who made it',
    plain: ['id', 'userId', 'prefix', 'lastFour', 'scopes', 'createdAt', 'expiresAt', 'revokedAt'],
    personal: {
      name: 'apiKeys.name',
      keyHash: secret('the hash of the key'),
      lastUsedAt: 'apiKeys.lastUsedAt',
    },
    endings: [
      { when: 'own job', job: 'purge-expired', period: 'apiKeys', does: 'delete rows' },
      { when: 'closing', of: { user: 'userId' }, does: 'delete rows' },
    ],
  },
  sessions: {
    why: 'where somebody is signed in',
    whose: 'the account’s owner',
    plain: ['userId', 'expire', 'confirmedAt'],
    personal: {
      sid: secret('names a sign-in'),
      sess: 'sessions.userAgent',
      lastSeenAt: 'sessions.lastSeenAt',
    },
    endings: [
      { when: 'own job', job: 'purge-expired', does: 'delete rows' },
      { when: 'closing', of: { user: 'userId' }, does: 'delete rows' },
    ],
  },
  recovery_codes: {
    why: 'the way in without the authenticator app',
    whose: 'the account’s owner',
    plain: ['id', 'userId', 'usedAt'],
    personal: {
      codeHash: secret('opens the account'),
      sealedCode: secret('opens the account'),
    },
    endings: [{ when: 'closing', of: { user: 'userId' }, does: 'delete rows' }],
  },
  verification_codes: {
    why: 'to confirm an email address',
    whose: 'the account’s owner',
    plain: ['id', 'userId', 'type', 'expiresAt', 'isUsed', 'tries', 'createdAt'],
    personal: { code: secret('confirms an address') },
    endings: [
      { when: 'own job', job: 'purge-expired', period: 'codes', does: 'delete rows' },
      { when: 'closing', of: { user: 'userId' }, does: 'delete rows' },
    ],
  },
  sign_in_windows: {
    why: 'how many guesses at an account were wrong in the last minutes',
    plain: ['subject', 'failures', 'trying', 'endsAt'],
    endings: [{ when: 'own job', job: 'purge-expired', does: 'delete rows' }],
  },
  sign_in_failures: {
    why: 'wrong guesses at passwords, for the owner and the console',
    whose: 'the owner of the account that was tried',
    plain: ['id', 'userId'],
    personal: {
      subject: { notExported: 'a keyed hash, which says nothing without the key' },
      kind: 'failedSignIns.kind',
      createdAt: 'failedSignIns.createdAt',
    },
    endings: [
      { when: 'own job', job: 'purge-expired', period: 'failedSignIns', does: 'delete rows' },
      { when: 'closed for good', of: { user: 'userId' }, does: 'delete rows' },
    ],
  },
  contact_messages: {
    why: 'to answer whoever wrote to us',
    whose: 'who wrote',
    plain: ['id', 'createdAt'],
    personal: {
      name: 'contactMessages.name',
      email: 'contactMessages.email',
      subject: 'contactMessages.subject',
      message: 'contactMessages.message',
    },
    endings: [{ when: 'age', since: 'createdAt', period: 'contactMessages', does: 'delete rows' }],
  },
  waitlist_entries: {
    why: 'to tell people when we open near them',
    whose: 'who asked for it',
    plain: ['id'],
    personal: { email: 'waitlist.email', createdAt: 'waitlist.createdAt' },
    endings: [{ when: 'age', since: 'createdAt', period: 'waitlist', does: 'delete rows' }],
  },
  client_errors: {
    why: 'faults of our pages, so that they are mended; nothing says who met them',
    plain: [
      ...['id', 'fingerprint', 'app', 'part', 'path', 'message', 'stack', 'userAgent', 'occurrences'],
      ...['firstSeenAt', 'lastSeenAt'],
    ],
    endings: [{ when: 'age', since: 'lastSeenAt', period: 'clientErrors', does: 'delete rows' }],
  },
  idempotency_keys: {
    why: 'a repeated call makes nothing twice; a row holds the made id and no text',
    whose: 'the caller',
    plain: ['operation', 'madeId', 'createdAt'],
    personal: {
      scope: { notExported: 'the id of the account, or a hash; gone after a day' },
      idempotencyKey: { notExported: 'a random text of the caller’s own program; gone after a day' },
      bodyHash: { notExported: 'a hash; gone after a day' },
    },
    endings: [
      { when: 'own job', job: 'purge-idempotency-keys', period: 'idempotencyKeys', does: 'delete rows' },
    ],
  },
  retention_progress: {
    why: 'how far the nightly job has come with each rule',
    plain: ['rule', 'reachedAt', 'reachedId'],
  },
  person_blocks: {
    why: 'who wants nothing to do with whom',
    whose: 'who blocked',
    plain: ['id', 'blockerId', 'createdAt'],
    personal: { blockedId: 'blockedPeople.userId' },
    endings: [
      { when: 'closing', of: { user: 'blockerId' }, does: 'delete rows' },
      { when: 'closed for good', of: { user: 'blockedId' }, does: 'delete rows' },
    ],
  },
  saved_cleaners: {
    why: 'whom a customer wants to find again',
    whose: 'the customer who saved',
    plain: ['id', 'customerId', 'createdAt'],
    personal: { cleanerId: 'savedCleaners.cleanerId' },
    endings: [
      { when: 'closing', of: { user: 'customerId' }, does: 'delete rows' },
      { when: 'closing', of: { cleaner: 'cleanerId' }, does: 'delete rows' },
    ],
  },
  cases: {
    why: 'what went wrong between people, and how it was decided',
    whose: 'who reported, and whom it is about',
    plain: [
      ...[
        'id',
        'kind',
        'status',
        'openedById',
        'subjectId',
        'bookingId',
        'messageId',
        'conversationKey',
        'openKey',
      ],
      ...['outcome', 'decidedBy', 'closedAt', 'createdAt', 'updatedAt'],
    ],
    personal: {
      reason: 'reports.reason',
      text: 'reports.text',
      reportedText: { notExported: 'a copy of a message, which its writer has in the export' },
      outcomeForReporter: 'reports.outcomeForReporter',
      outcomeForSubject: 'outcomesTold.outcomeForSubject',
    },
    endings: [
      {
        when: 'age',
        // An open one may need all of it; whatever happens to a closed one counts as a change.
        since: 'updatedAt',
        where: "status = 'closed'",
        period: 'cases',
        does: { text: 'empty', reportedText: 'null', outcomeForReporter: 'null', outcomeForSubject: 'null' },
      },
      { when: 'kept', columns: ['reason'], because: 'one word of a list' },
    ],
  },
  case_notes: {
    why: 'what was added to a case',
    whose: 'who wrote it, and whom it is about',
    plain: ['id', 'caseId', 'authorId', 'kind', 'createdAt'],
    personal: { text: 'reportAdditions.text' },
    endings: [
      {
        when: 'age',
        partOf: { table: 'cases', by: 'caseId' },
        since: 'updatedAt',
        where: "status = 'closed'",
        period: 'cases',
        does: { text: 'empty' },
      },
    ],
  },
  job_leases: { why: 'which replica runs a job', plain: ['name', 'until'] },
  postcodes: {
    why: 'public positions',
    plain: ['postcode', 'latitude', 'longitude', 'isTerminated', 'isLookedUp'],
  },
  postcode_groups: {
    why: 'public positions',
    plain: ['code', 'latitude', 'longitude', 'units', 'isDerived'],
  },
  geo_imports: {
    why: 'which public positions were imported when',
    plain: ['id', 'source', 'licence', 'rowCount', 'importedAt'],
  },
  migrations: { why: 'which migrations have run', plain: ['id', 'timestamp', 'name'] },
  platform_events: {
    why: 'what programs are told of: the feed of events and webhooks',
    plain: [
      ...['id', 'eventKey', 'type', 'objectType', 'objectId', 'cleanerUserId', 'data', 'createdAt'],
      ...['position', 'sequence', 'requestId'],
    ],
    endings: [{ when: 'age', since: 'createdAt', period: 'platformEvents', does: 'delete rows' }],
  },
  event_sequences: {
    why: 'how many events an object has had, so that the next one gets the next number',
    plain: ['id', 'objectType', 'objectId', 'sequence', 'lastAt'],
    endings: [{ when: 'age', since: 'lastAt', period: 'eventSequences', does: 'delete rows' }],
  },
  webhook_deliveries: {
    why: 'calls of webhooks to make, and what came of them when their owner asks',
    whose: 'the owner of the webhook',
    plain: [
      ...['id', 'endpointId', 'ownerId', 'eventKey', 'type', 'status', 'attempts', 'nextAttemptAt', 'lease'],
      ...['answerStatus', 'durationMs', 'lastAttemptAt', 'createdAt', 'requestHeaders', 'body', 'error'],
      'requestId',
    ],
    personal: {
      answerBody: { notExported: 'what the owner’s own server answered; the log of deliveries shows it' },
    },
    endings: [
      { when: 'age', since: 'createdAt', period: 'webhookDeliveries', does: 'delete rows' },
      { when: 'closing', of: { user: 'ownerId' }, does: 'delete rows' },
    ],
  },
  webhook_secrets: {
    why: 'what the calls of a webhook are signed with',
    whose: 'the owner of the webhook',
    plain: ['id', 'endpointId', 'ownerId', 'expiresAt', 'createdAt'],
    personal: { sealed: secret('signs calls') },
    endings: [
      { when: 'own job', job: 'purge-webhook-secrets', does: 'delete rows' },
      { when: 'closing', of: { user: 'ownerId' }, does: 'delete rows' },
    ],
  },
  webhook_endpoints: {
    why: 'where a person wants to be called',
    whose: 'the owner of the webhook',
    plain: [
      ...['id', 'ownerId', 'types', 'status', 'pausedBecause', 'failingSince', 'lastSuccessAt'],
      ...['lastFailureAt', 'createdAt', 'updatedAt'],
    ],
    personal: { url: 'webhooks.url', description: 'webhooks.description' },
    endings: [{ when: 'closing', of: { user: 'ownerId' }, does: 'delete rows' }],
  },
  event_feed_head: {
    why: 'the last position in the feed of events',
    plain: ['id', 'position'],
  },
};

import { columns, derived, secret } from './columns.js';
import type { RetentionRules } from '../rule.js';

export const CLEANER_RULES: RetentionRules = {
  cleaners: {
    why: 'the profile that customers choose a cleaner by',
    whose: 'the cleaner',
    plain: columns(`
      id, userId, status, waitingSince, reviewedAt, reviewedBy, ratingHundredths, ratingSum, reviewCount,
      hourlyRatePence, services, serviceMask, claimsBackgroundCheck, isBackgroundChecked,
      wasCustomer, isInsured, responseTime, isAvailable, isListed, geoPrecision,
      backgroundCheckedUntil, insuredUntil, calendarVersion, openWeekdays, createdAt, updatedAt
    `),
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
    plain: columns('id, cleanerId, rejectedAt, createdAt'),
    personal: { rejectionReason: 'renewedApplications.rejectionReason' },
    endings: [{ when: 'closing', of: { cleaner: 'cleanerId' }, does: { rejectionReason: 'null' } }],
  },
  person_checks: {
    why: 'what was seen of somebody’s identity, background or insurance: what a badge stands on',
    whose: 'the person checked',
    plain: columns(`
      id, userId, kind, state, slot, cause, ending, checkedOn, expiresOn, decidedBy, decidedAt,
      submittedAt, remindedAt, createdAt, updatedAt
    `),
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
        // A check that is in progress or valid has a slot. It has to end first; from then on, its age counts from its
        // end.
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
    plain: columns('id, checkId, sizeBytes, createdAt'),
    personal: {
      fileKey: { notExported: 'names the file in our store; who sent it has the document' },
      contentType: 'checkDocuments.contentType',
    },
    endings: [{ when: 'own job', job: 'check-clock', period: 'checkDocuments', does: 'delete rows' }],
  },
  working_hours: {
    why: 'when a cleaner can be booked',
    whose: 'the cleaner',
    plain: columns('id, cleanerId'),
    personal: {
      day: 'workingHours.day',
      startTime: 'workingHours.startTime',
      endTime: 'workingHours.endTime',
    },
    endings: [{ when: 'closing', of: { cleaner: 'cleanerId' }, does: 'delete rows' }],
  },
  availability_blocks: {
    why: 'when a cleaner cannot be booked',
    whose: 'the cleaner',
    plain: columns('id, cleanerId, createdAt'),
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
    plain: columns('cleanerId'),
    personal: { day: derived('bookings and availabilityBlocks') },
    endings: [
      { when: 'own job', job: 'purge-full-days', does: 'delete rows' },
      { when: 'closing', of: { cleaner: 'cleanerId' }, does: 'delete rows' },
    ],
  },
};

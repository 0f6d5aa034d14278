import { columns, secret } from './columns.js';
import type { RetentionRules } from '../rule.js';

/** Accounts, and data that visitors leave without having one. */
export const ACCOUNT_RULES: RetentionRules = {
  users: {
    why: 'the account: to sign in, to be reached, to be known to those one works with',
    whose: "the account's owner",
    plain: columns(`
      id, userType, isVerified, isAdminAccount, isSuspended, ratingHundredths, ratingSum,
      reviewCount, is2FAEnabled, twoFALastStep, emailVerificationExpiry, passwordResetExpiry,
      allowProfileSearch, shareContactInfo, emailNotifications, smsNotifications, verifiedUntil,
      emailVerifiedAt, termsAcceptedAt, privacyAcceptedAt, deactivatedAt, createdAt, updatedAt
    `),
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
    plain: columns('userId, closedAt, erasedAt'),
    personal: {
      email: { notExported: 'exists only after closing, when nobody can sign in' },
      firstName: { notExported: 'exists only after closing, when nobody can sign in' },
      lastName: { notExported: 'exists only after closing, when nobody can sign in' },
      phone: { notExported: 'exists only after closing, when nobody can sign in' },
    },
    endings: [{ when: 'closed for good', of: { user: 'userId' }, does: 'delete rows' }],
  },
  person_blocks: {
    why: 'who wants nothing to do with whom',
    whose: 'who blocked',
    plain: columns('id, blockerId, createdAt'),
    personal: { blockedId: 'blockedPeople.userId' },
    endings: [
      { when: 'closing', of: { user: 'blockerId' }, does: 'delete rows' },
      { when: 'closed for good', of: { user: 'blockedId' }, does: 'delete rows' },
    ],
  },
  saved_cleaners: {
    why: 'whom a customer wants to find again',
    whose: 'the customer who saved',
    plain: columns('id, customerId, createdAt'),
    personal: { cleanerId: 'savedCleaners.cleanerId' },
    endings: [
      { when: 'closing', of: { user: 'customerId' }, does: 'delete rows' },
      { when: 'closing', of: { cleaner: 'cleanerId' }, does: 'delete rows' },
    ],
  },
  waitlist_entries: {
    why: 'to tell people when we open near them',
    whose: 'who asked for it',
    plain: columns('id'),
    personal: { email: 'waitlist.email', createdAt: 'waitlist.createdAt' },
    endings: [{ when: 'age', since: 'createdAt', period: 'waitlist', does: 'delete rows' }],
  },
  contact_messages: {
    why: 'to answer whoever wrote to us',
    whose: 'who wrote',
    plain: columns('id, createdAt'),
    personal: {
      name: 'contactMessages.name',
      email: 'contactMessages.email',
      subject: 'contactMessages.subject',
      message: 'contactMessages.message',
    },
    endings: [{ when: 'age', since: 'createdAt', period: 'contactMessages', does: 'delete rows' }],
  },
};

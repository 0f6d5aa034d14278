import { columns, secret } from './columns.js';
import type { RetentionRules } from '../rule.js';

/** How people sign in, and what prevents others from doing so. */
export const SIGN_IN_RULES: RetentionRules = {
  sessions: {
    why: 'where somebody is signed in',
    whose: 'the account’s owner',
    plain: columns('userId, expire, confirmedAt'),
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
    plain: columns('id, userId, usedAt'),
    personal: {
      codeHash: secret('opens the account'),
      sealedCode: secret('opens the account'),
    },
    endings: [{ when: 'closing', of: { user: 'userId' }, does: 'delete rows' }],
  },
  verification_codes: {
    why: 'to confirm an email address',
    whose: 'the account’s owner',
    plain: columns('id, userId, type, expiresAt, isUsed, tries, createdAt'),
    personal: { code: secret('confirms an address') },
    endings: [
      { when: 'own job', job: 'purge-expired', period: 'codes', does: 'delete rows' },
      { when: 'closing', of: { user: 'userId' }, does: 'delete rows' },
    ],
  },
  sign_in_windows: {
    why: 'how many guesses at an account were wrong in the last minutes',
    plain: columns('subject, failures, trying, endsAt'),
    endings: [{ when: 'own job', job: 'purge-expired', does: 'delete rows' }],
  },
  sign_in_failures: {
    why: 'wrong guesses at passwords, for the owner and the console',
    whose: 'the owner of the account that was tried',
    plain: columns('id, userId'),
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
  api_keys: {
    why: 'what programs of the owner sign in with, and what has become of it',
    whose: 'the cleaner or admin who made it',
    plain: columns('id, userId, prefix, lastFour, scopes, createdAt, expiresAt, revokedAt'),
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
  idempotency_keys: {
    why: 'a repeated call makes nothing twice; a row holds the made id and no text',
    whose: 'the caller',
    plain: columns('operation, madeId, createdAt'),
    personal: {
      scope: { notExported: 'the id of the account, or a hash; gone after a day' },
      idempotencyKey: { notExported: 'a random text of the caller’s own program; gone after a day' },
      bodyHash: { notExported: 'a hash; gone after a day' },
    },
    endings: [
      { when: 'own job', job: 'purge-idempotency-keys', period: 'idempotencyKeys', does: 'delete rows' },
    ],
  },
};

import { CHECK_LABELS, type CheckKind } from '@tidyhearth/domain';
import type { CheckRenewal } from '../../cleaners/events/check.events.js';

export const SEND_DOCUMENTS = { label: 'Send a document', path: '/profile#checks' };
export const SEE_CHECKS = { label: 'See your checks', path: '/profile#checks' };
/** For customers, who have no list of checks. */
export const SEE_PROFILE = { label: 'See your profile', path: '/profile' };
export const AFTERWARDS = 'Our team alone sees your documents, and they are removed once it has decided.';

/** `your identity`, `your background check`. */
export const subjectOf = (kind: CheckKind) => `your ${CHECK_LABELS[kind].toLowerCase()}`;

/** The next steps for somebody whose check has expired. */
export const AFTER_EXPIRY = {
  asked: {
    next: 'Its badge shows again once you have sent a new document and we have looked at it.',
    action: SEND_DOCUMENTS,
  },
  waiting: {
    next: 'We have your new document and are looking at it: the badge shows again once it is checked.',
    action: SEE_CHECKS,
  },
  none: { next: 'Its badge no longer shows.', action: SEE_PROFILE },
} as const satisfies Record<CheckRenewal, { next: string; action: object }>;

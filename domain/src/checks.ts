import { PHOTO_MAX_BYTES, PHOTO_MAX_MB } from './limits.js';
import { RETENTION_DAYS } from './retention.js';
import { formatDate, formatMonth, ukToday } from './time.js';

/** What our staff check about a person. Only cleaners have insurance and background checks. */
export const CHECK_KINDS = ['identity', 'background', 'insurance'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export const CHECK_STATES = ['requested', 'submitted', 'passed', 'refused', 'expired', 'withdrawn'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** Why a check is requested, if the person did not start it of their own accord. */
export const CHECK_CAUSES = [
  'asked-by-admin',
  'name-changed',
  'expiring',
  'expired',
  'documents-removed',
] as const;
export type CheckCause = (typeof CHECK_CAUSES)[number];

/** Why a check that had passed or was in progress no longer counts. */
export const CHECK_ENDINGS = ['replaced', 'name-changed', 'by-admin', 'by-owner', 'account-closed'] as const;
export type CheckEnding = (typeof CHECK_ENDINGS)[number];

/** The documents that prove each kind. */
export const CHECK_EVIDENCE = {
  identity: ['passport', 'driving-licence', 'residence-permit', 'identity-card'],
  background: ['basic-dbs', 'enhanced-dbs', 'disclosure-scotland'],
  insurance: ['public-liability-certificate', 'policy-schedule'],
} as const satisfies Record<CheckKind, readonly string[]>;
export type CheckEvidence = (typeof CHECK_EVIDENCE)[CheckKind][number];
export const ALL_CHECK_EVIDENCE: readonly CheckEvidence[] = Object.values(CHECK_EVIDENCE).flat();

export const isEvidenceOf = (kind: CheckKind, evidence: string): boolean =>
  (CHECK_EVIDENCE[kind] as readonly string[]).includes(evidence);

export const CHECK_LABELS = {
  identity: 'Identity',
  background: 'Background check',
  insurance: 'Insurance',
} as const satisfies Record<CheckKind, string>;

export const EVIDENCE_LABELS = {
  passport: 'Passport',
  'driving-licence': 'Driving licence',
  'residence-permit': 'Residence permit',
  'identity-card': 'National identity card',
  'basic-dbs': 'Basic DBS certificate',
  'enhanced-dbs': 'Enhanced DBS certificate',
  'disclosure-scotland': 'Disclosure Scotland certificate',
  'public-liability-certificate': 'Public liability certificate',
  'policy-schedule': 'Policy schedule',
} as const satisfies Record<CheckEvidence, string>;

/** How long a check is valid if the admin enters no date. */
export const CHECK_MONTHS = { identity: 36, background: 12, insurance: 12 } as const satisfies Record<
  CheckKind,
  number
>;
/** The furthest expiry that is accepted; a later date is a typing error. */
export const CHECK_MAX_YEARS = 10;
/** How long before its expiry the cleaner is asked to renew a check. */
export const CHECK_RENEWAL_DAYS = 30;

export const CHECK_REFERENCE_MAX = 80;
export const CHECK_DOCUMENTS_MAX = 4;
export const CHECK_DOCUMENT_MAX_MB = PHOTO_MAX_MB;
export const CHECK_DOCUMENT_MAX_BYTES = PHOTO_MAX_BYTES;
export const CHECK_DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type CheckDocumentType = (typeof CHECK_DOCUMENT_TYPES)[number];
/** The same types in words. */
export const CHECK_DOCUMENT_FORMATS = 'PDF, JPEG or PNG';
export const DOCUMENT_TYPE_WRONG = `Please choose a ${CHECK_DOCUMENT_FORMATS} file.`;
/** For documents that nobody has decided on: when the admin is reminded, and when the documents are removed. */
export const CHECK_WAITING_DAYS = { remind: 21, remove: RETENTION_DAYS.checkDocuments } as const;

/** How often a rejected cleaner may apply again. */
export const REAPPLICATIONS = { max: 3, withinDays: 30 } as const;

export const isCheckKind = (text: string): text is CheckKind =>
  (CHECK_KINDS as readonly string[]).includes(text);

/** A badge counts up to and including its last day. Null: it does not expire. */
export const isBadgeCurrent = (hasBadge: boolean, lastDay: string | null): boolean =>
  hasBadge && (lastDay === null || lastDay >= ukToday());

/** A passed check, with what visitors may know about it. Dates are null if it was recorded before dates were stored. */
export interface PassedCheck {
  kind: CheckKind;
  checkedOn: string | null;
  expiresOn: string | null;
}

/** `Identity checked March 2026`, `Insured until Mar 15, 2027`. */
export function checkWords({ kind, checkedOn, expiresOn }: PassedCheck): string {
  if (kind === 'insurance') return expiresOn === null ? 'Insured' : `Insured until ${formatDate(expiresOn)}`;
  const words = kind === 'identity' ? 'Identity checked' : 'Background checked';
  return checkedOn === null ? words : `${words} ${formatMonth(checkedOn)}`;
}

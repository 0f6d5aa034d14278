import { ALL_CHECK_EVIDENCE, CHECK_KINDS, CHECK_STATES } from '@tidyhearth/domain';
import { int, nullable, oneOf, select, text } from '../../database/statement.js';

export const EXPORT_CHECKS = select(
  'checks.export',
  {
    kind: oneOf(CHECK_KINDS),
    state: oneOf(CHECK_STATES),
    reason: nullable(text),
    formerName: nullable(text),
    checkedName: nullable(text),
    evidence: nullable(oneOf(ALL_CHECK_EVIDENCE)),
    reference: nullable(text),
    checkedOn: nullable(text),
    expiresOn: nullable(text),
    decidedAt: nullable(int),
    submittedAt: nullable(int),
    createdAt: int,
  },
  `SELECT kind, state, reason, formerName, checkedName, evidence, reference, checkedOn, expiresOn, decidedAt,
          submittedAt, createdAt
     FROM person_checks WHERE userId = ? ORDER BY id`,
);

export const EXPORT_DOCUMENTS = select(
  'checks.exportDocuments',
  { kind: oneOf(CHECK_KINDS), contentType: text, sizeBytes: int, createdAt: int },
  `SELECT p.kind, d.contentType, d.sizeBytes, d.createdAt
     FROM check_documents d JOIN person_checks p ON p.id = d.checkId WHERE p.userId = ? ORDER BY d.id`,
);

export const EXPORT_REAPPLICATIONS = select(
  'checks.exportReapplications',
  { rejectionReason: nullable(text), rejectedAt: nullable(int), createdAt: int },
  `SELECT r.rejectionReason, r.rejectedAt, r.createdAt
     FROM cleaner_reapplications r JOIN cleaners c ON c.id = r.cleanerId WHERE c.userId = ? ORDER BY r.id`,
);

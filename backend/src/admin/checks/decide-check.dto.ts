import {
  ALL_CHECK_EVIDENCE,
  CHECK_DOCUMENTS_MAX,
  CHECK_KINDS,
  CHECK_REFERENCE_MAX,
  NAME_MAX,
  REASON_MAX,
  type CheckEvidence,
  type CheckKind,
} from '@tidyhearth/domain';
import { Id, OneOf, SomeIds, Text, UkDate } from '../../common/fields.js';

const FULL_NAME_MAX = 2 * NAME_MAX + 1;

/**
 * The documents on which the decision is based. A decision deletes all waiting documents, so the admin must have seen
 * them all.
 */
class SeenDocumentsDto {
  @SomeIds({
    min: 0,
    max: CHECK_DOCUMENTS_MAX,
    optional: true,
    description:
      'Ids of all documents that the caller saw. If the documents have changed since, the check is not changed: 409 `DOCUMENTS_CHANGED`',
  })
  seenDocumentIds?: number[];
}

export class PassCheckDto extends SeenDocumentsDto {
  @Text({
    max: FULL_NAME_MAX,
    description:
      'Name with which the document was compared, as the console shows it; 409 if it has changed since',
    example: 'Ada Marsh',
  })
  name: string;

  @OneOf(ALL_CHECK_EVIDENCE, { name: 'CheckEvidence', description: 'Kind of document that was seen' })
  evidence: CheckEvidence;

  @Text({ max: CHECK_REFERENCE_MAX, description: 'Number on the document', example: 'DBS 001234567890' })
  reference: string;

  @UkDate({ description: 'Day of the check, today or earlier', example: '2026-11-20' })
  checkedOn: string;

  @UkDate({ description: 'Last day on which the check counts', example: '2027-11-20' })
  expiresOn: string;
}

export class RecordCheckDto extends PassCheckDto {
  @Id({ description: 'Id of the cleaner’s account' })
  userId: number;

  @OneOf(CHECK_KINDS, { name: 'CheckKind' })
  kind: CheckKind;
}

export class RequestCheckDto {
  @Id({ description: 'Id of the cleaner’s account' })
  userId: number;

  @OneOf(CHECK_KINDS, { name: 'CheckKind' })
  kind: CheckKind;

  @Text({
    max: REASON_MAX,
    multiline: true,
    optional: true,
    nullable: true,
    description: 'Reason, which the cleaner is told',
  })
  reason?: string | null;
}

const TOLD_REASON = {
  max: REASON_MAX,
  multiline: true,
  description: 'Reason, which the cleaner is told',
  example: 'The certificate is older than a year.',
};

export class RefuseCheckDto extends SeenDocumentsDto {
  @Text(TOLD_REASON)
  reason: string;
}

export class CheckReasonDto {
  @Text(TOLD_REASON)
  reason: string;
}

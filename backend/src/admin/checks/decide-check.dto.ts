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
      'All documents that the caller saw, by their ids. With them, a check whose documents are others by now is not changed: 409 `DOCUMENTS_CHANGED`',
  })
  seenDocumentIds?: number[];
}

export class PassCheckDto extends SeenDocumentsDto {
  @Text({
    max: FULL_NAME_MAX,
    description:
      'The name the document was compared with, as the console shows it; 409 when it is another by now',
    example: 'Ada Marsh',
  })
  name: string;

  @OneOf(ALL_CHECK_EVIDENCE, { name: 'CheckEvidence', description: 'The kind of document that was seen' })
  evidence: CheckEvidence;

  @Text({ max: CHECK_REFERENCE_MAX, description: 'The number on it', example: 'DBS 001234567890' })
  reference: string;

  @UkDate({ description: 'Today or earlier', example: '2026-11-20' })
  checkedOn: string;

  @UkDate({ description: 'The last day on which it counts', example: '2027-11-20' })
  expiresOn: string;
}

export class RecordCheckDto extends PassCheckDto {
  @Id({ description: 'Of the cleaner’s account' })
  userId: number;

  @OneOf(CHECK_KINDS, { name: 'CheckKind' })
  kind: CheckKind;
}

export class RequestCheckDto {
  @Id({ description: 'Of the cleaner’s account' })
  userId: number;

  @OneOf(CHECK_KINDS, { name: 'CheckKind' })
  kind: CheckKind;

  @Text({
    max: REASON_MAX,
    multiline: true,
    optional: true,
    nullable: true,
    description: 'The cleaner is told',
  })
  reason?: string | null;
}

const TOLD_REASON = {
  max: REASON_MAX,
  multiline: true,
  description: 'The cleaner is told',
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

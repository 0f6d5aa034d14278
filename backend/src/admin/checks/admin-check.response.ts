import { ApiProperty } from '@nestjs/swagger';
import {
  ALL_CHECK_EVIDENCE,
  CHECK_CAUSES,
  CHECK_ENDINGS,
  CHECK_KINDS,
  CHECK_STATES,
  type CheckCause,
  type CheckEnding,
  type CheckEvidence,
  type CheckKind,
  type CheckState,
} from '@tidyhearth/domain';
import { CheckDocumentResponse } from '../../cleaners/dto/check.response.js';

/** A check with the person it is about and the documents that wait for a decision. */
export class AdminCheck {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  userId: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Id of the cleaner profile; null for a customer',
  })
  cleanerId: number | null;

  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ example: 'Marsh' })
  lastName: string;

  @ApiProperty({ example: 'ada@example.org' })
  email: string;

  @ApiProperty({ enum: CHECK_KINDS, enumName: 'CheckKind' })
  kind: CheckKind;

  @ApiProperty({ enum: CHECK_STATES, enumName: 'CheckState' })
  state: CheckState;

  @ApiProperty({
    enum: CHECK_CAUSES,
    nullable: true,
    description: 'Why it was asked for; null if the cleaner began it',
  })
  cause: CheckCause | null;

  @ApiProperty({ enum: CHECK_ENDINGS, nullable: true, description: 'Why it no longer counts' })
  ending: CheckEnding | null;

  @ApiProperty({ type: String, nullable: true, description: 'Text that the person was told' })
  reason: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Ada Lane', description: 'Name before it changed' })
  formerName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Ada Marsh' })
  checkedName: string | null;

  @ApiProperty({ enum: ALL_CHECK_EVIDENCE, enumName: 'CheckEvidence', nullable: true })
  evidence: CheckEvidence | null;

  @ApiProperty({ type: String, nullable: true, example: 'DBS 001234567890' })
  reference: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-11-20' })
  checkedOn: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-11-20' })
  expiresOn: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  submittedAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: [CheckDocumentResponse] })
  documents: CheckDocumentResponse[];
}

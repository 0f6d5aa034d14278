import { ApiProperty } from '@nestjs/swagger';
import {
  CHECK_CAUSES,
  CHECK_DOCUMENT_TYPES,
  CHECK_KINDS,
  type CheckCause,
  type CheckDocumentType,
  type CheckKind,
} from '@tidyhearth/domain';

/** A check that has passed and is still valid, with what every visitor may know about it. */
export class PassedCheckResponse {
  @ApiProperty({ enum: CHECK_KINDS, enumName: 'CheckKind' })
  kind: CheckKind;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-03-12',
    description: 'Day of the check; null if it was recorded before dates were kept',
  })
  checkedOn: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    example: '2027-03-12',
    description: 'Last day on which the check counts',
  })
  expiresOn: string | null;
}

export class CheckDocumentResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: CHECK_DOCUMENT_TYPES, example: 'application/pdf' })
  contentType: CheckDocumentType;

  @ApiProperty({ type: 'integer', example: 182_000 })
  sizeBytes: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** An open check. */
export class OpenCheckResponse {
  @ApiProperty({
    enum: ['requested', 'submitted'],
    description: 'State; `submitted` means that documents await a decision',
  })
  state: 'requested' | 'submitted';

  @ApiProperty({
    enum: CHECK_CAUSES,
    nullable: true,
    description: 'Why the check was asked for; null if the cleaner began it',
  })
  cause: CheckCause | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Reason in the words of the person who asked for it',
  })
  reason: string | null;

  @ApiProperty({ type: [CheckDocumentResponse] })
  documents: CheckDocumentResponse[];
}

export class RefusedCheckResponse {
  @ApiProperty({ example: 'The certificate is older than a year.' })
  reason: string;

  @ApiProperty({ format: 'date-time' })
  decidedAt: string;
}

/** One kind of check, as the cleaner sees it. */
export class OwnCheckResponse {
  @ApiProperty({ enum: CHECK_KINDS, enumName: 'CheckKind' })
  kind: CheckKind;

  @ApiProperty({ type: PassedCheckResponse, nullable: true, description: 'Check that counts at the moment' })
  current: PassedCheckResponse | null;

  @ApiProperty({ type: OpenCheckResponse, nullable: true })
  open: OpenCheckResponse | null;

  @ApiProperty({
    type: RefusedCheckResponse,
    nullable: true,
    description: 'Last decision, if it was a refusal',
  })
  refused: RefusedCheckResponse | null;
}

import { ApiProperty } from '@nestjs/swagger';
import {
  CASE_KINDS,
  CASE_OUTCOMES,
  CASE_STATUSES,
  type CaseKind,
  type CaseOutcome,
  type CaseStatus,
} from '@tidyhearth/domain';

const INSTANT = { type: String, format: 'date-time', example: '2026-11-20T10:15:00.000Z' } as const;

export class CaseAddition {
  @ApiProperty({ example: 'There was another message this morning.' })
  text: string;

  @ApiProperty(INSTANT)
  createdAt: string;
}

/** What the team told somebody about a case against them. */
export class ToldResponse {
  @ApiProperty({ type: 'integer', example: 41 })
  id: number;

  @ApiProperty({ example: 'Messages like yours are not allowed here.' })
  words: string;

  @ApiProperty(INSTANT)
  toldAt: string;
}

/** A report, as the person who sent it sees it. */
export class CaseResponse {
  @ApiProperty({ type: 'integer', example: 41 })
  id: number;

  @ApiProperty({ enum: CASE_KINDS, enumName: 'CaseKind' })
  kind: CaseKind;

  @ApiProperty({ enum: CASE_STATUSES, enumName: 'CaseStatus' })
  status: CaseStatus;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Grace',
    description: 'First name of the person it is about',
  })
  subjectFirstName: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  bookingId: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'You will regret this.',
    description: 'Text of the reported message; null once its writer has closed the account',
  })
  reportedText: string | null;

  @ApiProperty({ example: 'threat' })
  reason: string;

  @ApiProperty({ example: 'The message threatens me after I cancelled.' })
  text: string;

  @ApiProperty({ type: [CaseAddition], description: 'Texts that were added while it was open' })
  additions: CaseAddition[];

  @ApiProperty({ enum: CASE_OUTCOMES, enumName: 'CaseOutcome', nullable: true })
  outcome: CaseOutcome | null;

  @ApiProperty({ type: String, nullable: true, example: 'We have warned them. Thank you for telling us.' })
  outcomeForReporter: string | null;

  @ApiProperty({ ...INSTANT, nullable: true })
  closedAt: string | null;

  @ApiProperty(INSTANT)
  createdAt: string;
}

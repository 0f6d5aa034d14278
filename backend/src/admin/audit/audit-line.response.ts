import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_TARGETS, type AuditTarget } from './audit-log.query.js';

/** One line of the audit log. */
export class AuditLine {
  @ApiProperty({ example: 301 })
  id: number;

  @ApiProperty({ example: 'cleaner.approved' })
  action: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Id of the account that did it; null for the system or a visitor',
  })
  actorId: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'admin@tidyhearth.example' })
  actorEmail: string | null;

  @ApiProperty({ enum: AUDIT_TARGETS, nullable: true })
  targetType: AuditTarget | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 4 })
  targetId: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Id of the affected account', example: 12 })
  targetUserId: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'Grace Hopper' })
  targetName: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Details, for instance the reason for a rejection',
  })
  summary: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    example: { status: 'pending' },
  })
  before: Record<string, unknown> | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    example: { status: 'approved' },
  })
  after: Record<string, unknown> | null;

  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  ip: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;
}

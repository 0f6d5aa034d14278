import { ApiProperty } from '@nestjs/swagger';

export class TriedAccount {
  @ApiProperty({ example: 12 })
  userId: number;

  @ApiProperty({ description: 'Masked email address', example: 'a***@example.org' })
  email: string;

  @ApiProperty({ description: 'Number of failed sign-ins in the last 24 hours', example: 9 })
  failures: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  lastFailureAt: string;
}

export class MailQueueHealth {
  @ApiProperty({ example: 2 })
  pending: number;

  @ApiProperty({ example: 0 })
  failed: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  oldestPendingAt: string | null;
}

/** What the Security Status tab shows. */
export class SecurityStatus {
  @ApiProperty({ example: 14 })
  failedSignIns24h: number;

  @ApiProperty({ example: 61 })
  failedSignIns7d: number;

  @ApiProperty({
    description:
      'Sign-ins that are locked at the moment after wrong guesses: of an account, of one of its known devices, or of a session',
    example: 1,
  })
  lockedAccounts: number;

  @ApiProperty({ example: 320 })
  activeSessions: number;

  @ApiProperty({ description: 'Number of open accounts with two-factor authentication', example: 48 })
  twoFactorAccounts: number;

  @ApiProperty({ description: 'Their share of all open accounts, from 0 to 1', example: 0.12 })
  twoFactorShare: number;

  @ApiProperty({ description: 'Whether the calling admin has two-factor authentication' })
  ownTwoFactor: boolean;

  @ApiProperty({ type: MailQueueHealth })
  mailQueue: MailQueueHealth;

  @ApiProperty({
    type: [TriedAccount],
    description: 'Accounts with the most failed sign-ins in the last 24 hours',
  })
  triedAccounts: TriedAccount[];

  @ApiProperty({
    description:
      'Number of browser reports of blocked content (content security policy) since this process started',
    example: 0,
  })
  cspReports: number;

  @ApiProperty({ description: 'Number of audit log entries in the last 24 hours', example: 210 })
  auditLines24h: number;

  @ApiProperty({ description: 'Number of accounts that their owners closed in the last 30 days', example: 5 })
  closedAccounts30d: number;
}

import { ApiProperty } from '@nestjs/swagger';
import { EMAIL_STATUSES, type EmailStatus } from '../../mail/email-notification.entity.js';

export class QueuedMail {
  @ApiProperty({ example: 77 })
  id: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  userId: number | null;

  @ApiProperty({ example: 'booking-confirmed' })
  type: string;

  @ApiProperty({
    example: 'Your booking is confirmed',
    description:
      'Subject; empty once it is erased together with the text, when `type` still says what the mail was',
  })
  subject: string;

  @ApiProperty({ example: 'ada@example.org' })
  recipient: string;

  @ApiProperty({ enum: EMAIL_STATUSES })
  status: EmailStatus;

  @ApiProperty({ example: 1 })
  attempts: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of the next attempt while the mail is pending',
  })
  nextAttemptAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sentAt: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'connection refused' })
  errorMessage: string | null;

  @ApiProperty({
    description:
      'Whether the text is still stored. It is erased after some time; a failed mail cannot then be sent again',
  })
  hasText: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;
}

/** One mail with its text. */
export class QueuedMailPreview extends QueuedMail {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Text; null if it contains a working link or code, a message between two people or the details of a visit',
  })
  text: string | null;
}

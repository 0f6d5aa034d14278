import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { FlagColumn, InstantColumn, TextColumn } from '../database/columns.js';

export const EMAIL_STATUSES = ['pending', 'sent', 'failed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** The outbox: a row is written in the transaction that causes the mail; a worker sends it. */
@Entity('email_notifications')
@Index('ix_email_notifications_due', ['status', 'nextAttemptAt'])
@Index('ix_email_notifications_recipient', ['recipient', 'id'])
@Index('ix_email_notifications_created', ['createdAt', 'id'])
@Index('ix_email_notifications_user', ['userId'])
@Index('ix_email_notifications_writer', ['writerId'])
export class EmailNotification {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int', { nullable: true })
  userId: number | null;

  @TextColumn(40)
  type: string;

  @TextColumn(200)
  subject: string;

  @TextColumn(254)
  recipient: string;

  /** JSON `{text, html}`. Sealed if it contains what the team must not see, and null once such a mail was sent for real. */
  @Column('text', { nullable: true })
  body: string | null;

  @FlagColumn(false)
  isSealed: boolean;

  @TextColumn(10, { default: 'pending' })
  status: EmailStatus;

  @Column('int', { default: 0 })
  attempts: number;

  @InstantColumn()
  nextAttemptAt: number;

  /** Incremented with each lease, so that a worker that was paused longer than its lease can't finish a row it lost. */
  @Column('int', { default: 0 })
  lease: number;

  @InstantColumn({ nullable: true })
  sentAt: number | null;

  @TextColumn(500, { nullable: true })
  errorMessage: string | null;

  /** Id of the request or the run of a job that caused it, for the log. */
  @TextColumn(36, { nullable: true })
  requestId: string | null;

  /** The person whose words it quotes, or whose account must be open for it to make sense. */
  @Column('int', { nullable: true })
  writerId: number | null;

  /** What it is about: what asks for something is not sent once that is settled. */
  @Column('int', { nullable: true })
  bookingId: number | null;

  @Column('int', { nullable: true })
  applicationId: number | null;

  @Column('int', { nullable: true })
  checkId: number | null;

  @Column('int', { nullable: true })
  caseId: number | null;

  @InstantColumn()
  createdAt: number;
}

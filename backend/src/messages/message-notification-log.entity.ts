import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';

/** Throttles mails about unread messages: at most one per conversation and recipient in a window. */
@Entity('message_notification_log')
@Index('ix_message_notification_log_sent', ['lastNotificationSent', 'id'])
@Index('ux_message_notification_log_recipient', ['conversationKey', 'recipientId'], { unique: true })
export class MessageNotificationLog {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(24)
  conversationKey: string;

  @Column('int')
  recipientId: number;

  @InstantColumn()
  lastNotificationSent: number;

  /** The number of messages since that mail. */
  @Column('int', { default: 1 })
  messageCount: number;

  @InstantColumn()
  createdAt: number;
}

import type { NotificationType } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';

@Entity('notifications')
@Index('ix_notifications_user', ['userId', 'id'])
@Index('ix_notifications_unread', ['userId', 'readAt'])
export class Notification {
  @PrimaryGeneratedColumn()
  id: number;

  /** The recipient. */
  @Column('int')
  userId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'fk_notifications_user' })
  user: Relation<User>;

  @TextColumn(20)
  type: NotificationType;

  @TextColumn(120)
  title: string;

  @TextColumn(400)
  message: string;

  @Column('int', { nullable: true })
  bookingId: number | null;

  @Column('int', { nullable: true })
  postingId: number | null;

  @Column('int', { nullable: true })
  applicationId: number | null;

  @TextColumn(24, { nullable: true })
  conversationId: string | null;

  @InstantColumn({ nullable: true })
  readAt: number | null;

  @InstantColumn()
  createdAt: number;
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { FlagColumn, InstantColumn, TextColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';

@Entity('messages')
@Index('ix_messages_conversation', ['conversationKey', 'id'])
@Index('ix_messages_sender', ['senderId'])
@Index('ix_messages_unread', ['receiverId', 'isRead', 'id'])
@Index('ix_messages_received', ['receiverId', 'createdAt'])
export class Message {
  @PrimaryGeneratedColumn()
  id: number;

  /** `lowId-highId` */
  @TextColumn(24)
  conversationKey: string;

  @Column('int')
  senderId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'senderId', foreignKeyConstraintName: 'fk_messages_sender' })
  sender: Relation<User>;

  @Column('int')
  receiverId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'receiverId', foreignKeyConstraintName: 'fk_messages_receiver' })
  receiver: Relation<User>;

  @Column('int', { nullable: true })
  bookingId: number | null;

  @Column('text')
  content: string;

  @FlagColumn(false)
  isRead: boolean;

  @InstantColumn()
  createdAt: number;
}

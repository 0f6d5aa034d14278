import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../database/columns.js';

/** The head of a thread. Because of it, the list of conversations never has to read all messages. */
@Entity('conversations')
@Index('ix_conversations_low', ['lowUserId', 'lastMessageAt'])
@Index('ix_conversations_high', ['highUserId', 'lastMessageAt'])
@Index('ix_conversations_opened', ['openedBy', 'createdAt'])
export class Conversation {
  /** `lowId-highId` */
  @PrimaryColumn('varchar', { length: 24 })
  conversationKey: string;

  @Column('int')
  lowUserId: number;

  @Column('int')
  highUserId: number;

  @Column('int')
  openedBy: number;

  @Column('int', { default: 0 })
  lastMessageId: number;

  @InstantColumn({ default: 0 })
  lastMessageAt: number;

  @Column('int', { default: 0 })
  lowUnread: number;

  @Column('int', { default: 0 })
  highUnread: number;

  @InstantColumn()
  createdAt: number;
}

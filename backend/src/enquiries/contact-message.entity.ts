import { Entity, Index, PrimaryGeneratedColumn, Column } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';

@Entity('contact_messages')
@Index('ix_contact_messages_email', ['email', 'id'])
@Index('ix_contact_messages_created', ['createdAt', 'id'])
export class ContactMessage {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(120)
  name: string;

  @TextColumn(254)
  email: string;

  @TextColumn(150)
  subject: string;

  @Column('text')
  message: string;

  @InstantColumn()
  createdAt: number;
}

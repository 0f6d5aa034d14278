import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';

@Entity('waitlist_entries')
@Index('ix_waitlist_entries_created', ['createdAt', 'id'])
@Index('ux_waitlist_entries_email', ['email'], { unique: true })
export class WaitlistEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(254)
  email: string;

  @InstantColumn()
  createdAt: number;
}

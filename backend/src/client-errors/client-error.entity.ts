import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';

/** One error of a page, however many browsers reported it. It contains nothing about who met it. */
@Entity('client_errors')
@Index('ux_client_errors_fingerprint', ['fingerprint'], { unique: true })
@Index('ix_client_errors_last_seen', ['lastSeenAt', 'id'])
export class ClientError {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(64)
  fingerprint: string;

  @TextColumn(10)
  app: string;

  @TextColumn(60)
  part: string;

  @TextColumn(200)
  path: string;

  @TextColumn(300)
  message: string;

  @Column('text')
  stack: string;

  @TextColumn(200)
  userAgent: string;

  @Column('int')
  occurrences: number;

  @InstantColumn()
  firstSeenAt: number;

  @InstantColumn()
  lastSeenAt: number;
}

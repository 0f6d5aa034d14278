import { AUDIT_SUMMARY_MAX } from '@tidyhearth/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';

export type AuditFacts = Record<string, string | number | boolean | null>;

/** Append-only: who did what to whom, and what it changed. */
@Entity('audit_log')
@Index('ix_audit_log_created', ['createdAt', 'id'])
@Index('ix_audit_log_target', ['targetType', 'targetId', 'id'])
@Index('ix_audit_log_actor', ['actorId', 'id'])
@Index('ix_audit_log_action', ['action', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(40)
  action: string;

  /** Null for the system, or if nobody was signed in. */
  @Column('int', { nullable: true })
  actorId: number | null;

  @TextColumn(20, { nullable: true })
  targetType: string | null;

  @Column('int', { nullable: true })
  targetId: number | null;

  @TextColumn(AUDIT_SUMMARY_MAX, { nullable: true })
  summary: string | null;

  @Column('simple-json', { nullable: true })
  before: AuditFacts | null;

  @Column('simple-json', { nullable: true })
  after: AuditFacts | null;

  @TextColumn(45, { nullable: true })
  ip: string | null;

  @InstantColumn()
  createdAt: number;
}

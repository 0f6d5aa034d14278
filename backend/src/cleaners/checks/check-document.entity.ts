import type { CheckDocumentType } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';
import { PersonCheck } from './person-check.entity.js';

/** A private file that waits for a decision. Its original file name is not stored. */
@Entity('check_documents')
@Index('ux_check_documents_file', ['fileKey'], { unique: true })
@Index('ix_check_documents_check', ['checkId', 'id'])
export class CheckDocument {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  checkId: number;

  @ManyToOne(() => PersonCheck)
  @JoinColumn({ name: 'checkId', foreignKeyConstraintName: 'fk_check_documents_check' })
  check: Relation<PersonCheck>;

  @TextColumn(60)
  fileKey: string;

  @TextColumn(20)
  contentType: CheckDocumentType;

  @Column('int')
  sizeBytes: number;

  @InstantColumn()
  createdAt: number;
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';
import { Case } from './case.entity.js';

/** `note`: by an admin, visible to admins only. `addition`: by the reporter, who sees it too. */
export const CASE_NOTE_KINDS = ['note', 'addition'] as const;
export type CaseNoteKind = (typeof CASE_NOTE_KINDS)[number];

@Entity('case_notes')
@Index('ix_case_notes_created', ['createdAt', 'id'])
@Index('ix_case_notes_case', ['caseId', 'id'])
@Index('ix_case_notes_author', ['authorId', 'createdAt'])
export class CaseNote {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  caseId: number;

  @ManyToOne(() => Case)
  @JoinColumn({ name: 'caseId', foreignKeyConstraintName: 'fk_case_notes_case' })
  case: Relation<Case>;

  /** Null if a listener wrote it. */
  @Column('int', { nullable: true })
  authorId: number | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'authorId', foreignKeyConstraintName: 'fk_case_notes_author' })
  author: Relation<User>;

  @TextColumn(10)
  kind: CaseNoteKind;

  @Column('text')
  text: string;

  @InstantColumn()
  createdAt: number;
}

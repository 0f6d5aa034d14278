import type { CheckCause, CheckEnding, CheckEvidence, CheckKind, CheckState } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';
import { User } from '../../users/user.entity.js';

/** One check of one thing about a person. Decided checks are kept, because they say what was seen and when. */
@Entity('person_checks')
@Index('ux_person_checks_slot', ['userId', 'kind', 'slot'], { unique: true })
@Index('ix_person_checks_state', ['state', 'submittedAt', 'id'])
@Index('ix_person_checks_expiry', ['slot', 'expiresOn'])
@Index('ix_person_checks_updated', ['updatedAt', 'id'])
export class PersonCheck {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  userId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'fk_person_checks_user' })
  user: Relation<User>;

  @TextColumn(12)
  kind: CheckKind;

  @TextColumn(10)
  state: CheckState;

  /** Together with its unique index, allows a person one open check and one current check of each kind. */
  @TextColumn(7, { nullable: true })
  slot: 'open' | 'current' | null;

  @TextColumn(20, { nullable: true })
  cause: CheckCause | null;

  @TextColumn(20, { nullable: true })
  ending: CheckEnding | null;

  /** The admin's words: why the check was requested, refused or withdrawn. */
  @TextColumn(500, { nullable: true })
  reason: string | null;

  /** The name before the change that made the check necessary again. */
  @TextColumn(121, { nullable: true })
  formerName: string | null;

  /** The name that the document was compared with. */
  @TextColumn(121, { nullable: true })
  checkedName: string | null;

  @TextColumn(30, { nullable: true })
  evidence: CheckEvidence | null;

  @TextColumn(80, { nullable: true })
  reference: string | null;

  @TextColumn(10, { nullable: true })
  checkedOn: string | null;

  /** The last day on which the check is valid. */
  @TextColumn(10, { nullable: true })
  expiresOn: string | null;

  @Column('int', { nullable: true })
  decidedBy: number | null;

  @InstantColumn({ nullable: true })
  decidedAt: number | null;

  @InstantColumn({ nullable: true })
  submittedAt: number | null;

  /** When the owner was told about the coming expiry, or the admin about waiting documents. */
  @InstantColumn({ nullable: true })
  remindedAt: number | null;

  @InstantColumn()
  createdAt: number;

  @InstantColumn()
  updatedAt: number;
}

import type { UserType } from '@tidyhearth/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { FlagColumn, InstantColumn, TextColumn } from '../database/columns.js';

@Entity('users')
@Index('ux_users_email', ['email'], { unique: true })
@Index('ux_users_username', ['username'], { unique: true })
@Index('ix_users_reset_token', ['passwordResetToken'])
@Index('ix_users_created', ['createdAt', 'id'])
@Index('ix_users_last_name', ['lastName', 'id'])
@Index('ix_users_first_name', ['firstName', 'id'])
@Index('ix_users_admin_account', ['isAdminAccount'])
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(40, { nullable: true })
  username: string | null;

  /** ASCII, lower case. */
  @TextColumn(254)
  email: string;

  /** argon2id */
  @TextColumn(200, { select: false })
  password: string;

  @TextColumn(60)
  firstName: string;

  @TextColumn(60)
  lastName: string;

  @TextColumn(200, { nullable: true })
  profileImageUrl: string | null;

  @TextColumn(20, { nullable: true })
  phone: string | null;

  @TextColumn(10, { default: 'customer' })
  userType: UserType;

  /** Set by an admin. Not to be confused with `emailVerifiedAt`, which is set by the mailed code. */
  @FlagColumn(false)
  isVerified: boolean;

  /** Whether the account was created, or taken over, as the admin's, so that `ADMIN_EMAIL` may name it. */
  @FlagColumn(false)
  isAdminAccount: boolean;

  /** The last day of that verification, if it ends. */
  @TextColumn(10, { nullable: true })
  verifiedUntil: string | null;

  @FlagColumn(false)
  isSuspended: boolean;

  /**
   * In hundredths of a star: 483 is 4.83. The average of all reviews about this person; a cleaner's reviews by
   * customers also count on the profile.
   */
  @Column('int', { default: 0 })
  ratingHundredths: number;

  @Column('int', { default: 0 })
  ratingSum: number;

  @Column('int', { default: 0 })
  reviewCount: number;

  @FlagColumn(false)
  is2FAEnabled: boolean;

  /** The TOTP secret, sealed (`SecretsService`). */
  @TextColumn(300, { nullable: true, select: false })
  twoFASecret: string | null;

  /** The last TOTP time step that was used; each step works only once. */
  @Column('int', { default: 0, select: false })
  twoFALastStep: number;

  /** SHA-256 of the token that confirms a new address, together with that address. */
  @TextColumn(64, { nullable: true, select: false })
  emailVerificationToken: string | null;

  @InstantColumn({ nullable: true, select: false })
  emailVerificationExpiry: number | null;

  @TextColumn(254, { nullable: true, select: false })
  pendingEmail: string | null;

  /** SHA-256 of the token in the mailed link. */
  @TextColumn(64, { nullable: true, select: false })
  passwordResetToken: string | null;

  @InstantColumn({ nullable: true, select: false })
  passwordResetExpiry: number | null;

  @FlagColumn(true)
  allowProfileSearch: boolean;

  @FlagColumn(true)
  shareContactInfo: boolean;

  @FlagColumn(true)
  emailNotifications: boolean;

  @FlagColumn(true)
  smsNotifications: boolean;

  @TextColumn(120, { nullable: true })
  streetAddress: string | null;

  @TextColumn(60, { nullable: true })
  city: string | null;

  @TextColumn(60, { nullable: true })
  county: string | null;

  @TextColumn(8, { nullable: true })
  postcode: string | null;

  @TextColumn(500, { nullable: true })
  cleaningPreferences: string | null;

  @InstantColumn({ nullable: true })
  emailVerifiedAt: number | null;

  @InstantColumn({ nullable: true })
  termsAcceptedAt: number | null;

  @InstantColumn({ nullable: true })
  privacyAcceptedAt: number | null;

  @InstantColumn({ nullable: true })
  deactivatedAt: number | null;

  @InstantColumn()
  createdAt: number;

  @InstantColumn()
  updatedAt: number;
}

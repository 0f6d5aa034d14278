import { ALL_WEEKDAYS, type CleanerStatus, type PlacePrecision, type ResponseTime } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { FlagColumn, InstantColumn, PenceColumn, TextColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';

const PLACE = ['gx', 'gy', 'gz'];
const FILTERS = ['serviceMask', 'isInsured', 'insuredUntil', 'isAvailable', 'openWeekdays'];

/** The search indexes contain everything that a page of results is selected by; see docs/decisions on search. */
@Entity('cleaners')
@Index('ux_cleaners_user', ['userId'], { unique: true })
@Index('ux_cleaners_feed_key', ['feedKey'], { unique: true })
@Index('ix_cleaners_status', ['status', 'createdAt'])
@Index('ix_cleaners_near', [
  'fcell',
  'isListed',
  'id',
  ...PLACE,
  'ratingHundredths',
  'hourlyRatePence',
  ...FILTERS,
])
@Index('ix_cleaners_cell_rating', [
  'cell',
  'isListed',
  'ratingHundredths',
  'id',
  ...PLACE,
  'hourlyRatePence',
  ...FILTERS,
])
@Index('ix_cleaners_cell_price', [
  'cell',
  'isListed',
  'hourlyRatePence',
  'id',
  ...PLACE,
  'ratingHundredths',
  ...FILTERS,
])
@Index('ix_cleaners_cell_reviews', [
  'cell',
  'isListed',
  'reviewCount',
  'id',
  ...PLACE,
  'ratingHundredths',
  'hourlyRatePence',
  ...FILTERS,
])
@Index('ix_cleaners_walk_rating', [
  'isListed',
  'ratingHundredths',
  'id',
  ...PLACE,
  'hourlyRatePence',
  ...FILTERS,
])
@Index('ix_cleaners_walk_price', [
  'isListed',
  'hourlyRatePence',
  'id',
  ...PLACE,
  'ratingHundredths',
  ...FILTERS,
])
@Index('ix_cleaners_walk_reviews', [
  'isListed',
  'reviewCount',
  'id',
  ...PLACE,
  'ratingHundredths',
  'hourlyRatePence',
  ...FILTERS,
])
export class Cleaner {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  userId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'fk_cleaners_user' })
  user: Relation<User>;

  @TextColumn(10, { default: 'pending' })
  status: CleanerStatus;

  /**
   * When the application began to wait: when it was sent, sent again, or its approval was withdrawn. Null in rows from
   * before the release that added this column.
   */
  @InstantColumn({ nullable: true })
  waitingSince: number | null;

  @InstantColumn({ nullable: true })
  reviewedAt: number | null;

  @Column('int', { nullable: true })
  reviewedBy: number | null;

  @TextColumn(500, { nullable: true })
  rejectionReason: string | null;

  @Column('text')
  bio: string;

  @Column('text', { nullable: true })
  experience: string | null;

  @TextColumn(200, { nullable: true })
  profileImage: string | null;

  /** In hundredths of a star: 483 is 4.83. */
  @Column('int', { default: 0 })
  ratingHundredths: number;

  @Column('int', { default: 0 })
  ratingSum: number;

  @Column('int', { default: 0 })
  reviewCount: number;

  @PenceColumn()
  hourlyRatePence: number;

  /** The service area in words. */
  @TextColumn(80)
  location: string;

  @TextColumn(8)
  postcode: string;

  @Column('simple-json')
  services: string[];

  /** The same list as bits, for filtering; see `serviceMask`. */
  @Column('int')
  serviceMask: number;

  /** Whether the account was a customer's before. */
  @FlagColumn(false)
  wasCustomer: boolean;

  /** Claimed at sign-up; the badge is `isBackgroundChecked`. */
  @FlagColumn(false)
  claimsBackgroundCheck: boolean;

  /** Derived from the current check, like the next three columns. Only written by `CheckRecordsStore.refreshBadges`. */
  @FlagColumn(false)
  isBackgroundChecked: boolean;

  @TextColumn(10, { nullable: true })
  backgroundCheckedUntil: string | null;

  @FlagColumn(false)
  isInsured: boolean;

  @TextColumn(10, { nullable: true })
  insuredUntil: string | null;

  @TextColumn(20, { default: 'Within 2 hours' })
  responseTime: ResponseTime;

  @FlagColumn(true)
  isAvailable: boolean;

  /** Derived: approved, not suspended, not deactivated, and searchable. Only written by `CleanerListingListener`. */
  @FlagColumn(false)
  isListed: boolean;

  /** The middle of a square of about a mile around the postcode; see `coarsePlace`. */
  @Column('double', { default: 0 })
  latitude: number;

  @Column('double', { default: 0 })
  longitude: number;

  /** The place as a vector on the unit sphere (`gx`, `gy`, `gz`); see `geo/grid.ts`. */
  @Column('double', { default: 0 })
  gx: number;

  @Column('double', { default: 0 })
  gy: number;

  @Column('double', { default: 0 })
  gz: number;

  /** Numbers of the coarse (0.1°) and the fine (0.01°, `fcell`) grid cell; see `geo/grid.ts`. */
  @Column('int', { default: 0 })
  cell: number;

  @Column('int', { default: 0 })
  fcell: number;

  @TextColumn(10, { default: 'area' })
  geoPrecision: PlacePrecision;

  /** Incremented first by every change of the calendar, so that concurrent changes wait for this row. */
  @Column('int', { default: 0 })
  calendarVersion: number;

  /** A bit mask of the weekdays whose working hours leave room for a start; see `openWeekdaysOf`. */
  @Column('int', { default: ALL_WEEKDAYS })
  openWeekdays: number;

  /** SHA-256 of the key in the address of the private calendar feed. */
  @TextColumn(64, { nullable: true })
  feedKey: string | null;

  @InstantColumn()
  createdAt: number;

  @InstantColumn()
  updatedAt: number;
}

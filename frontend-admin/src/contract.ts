import type { BookingStatus, CleanerStatus, UserType } from '@tidyhearth/domain';

/** What the API answers to the console. Names are those of the OpenAPI document. */
export interface AccountUser {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  isAdmin: boolean;
  is2FAEnabled: boolean;
}

export interface SignedIn {
  token: string;
  user: AccountUser;
}

export interface TwoFactorChallenge {
  twoFactorRequired: true;
  challengeToken: string;
}

export type LoginAnswer = SignedIn | TwoFactorChallenge;

export interface AdminStats {
  totalUsers: number;
  totalCustomers: number;
  totalCleaners: number;
  pendingCleaners: number;
  totalBookings: number;
  recentBookings: number;
  suspendedUsers: number;
}

export interface AdminUser {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  isVerified: boolean;
  isSuspended: boolean;
  isInsured: boolean;
  cleanerId: number | null;
  cleanerStatus: CleanerStatus | null;
  createdAt: string;
}

export interface PendingCleaner {
  /** The cleaner profile's id, not the user's. */
  id: number;
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  postcode: string;
  location: string;
  services: string[];
  hourlyRate: string;
  bio: string;
  experience: string | null;
  /** What the applicant says, checked by no one yet. */
  hasBackgroundCheck: boolean;
  createdAt: string;
}

export interface RecentBooking {
  id: number;
  date: string;
  /** Hours */
  duration: number;
  totalCost: string;
  status: BookingStatus;
}

export interface SignInFailure {
  /** Masked by the server. */
  email: string;
  count: number;
  lastAt: string;
}

export interface SecurityStatus {
  failedSignIns24h: number;
  lockedAccounts: number;
  activeSessions: number;
  /** 0 to 1 */
  twoFactorShare: number;
  adminTwoFactor: boolean;
  mailQueue: { pending: number; failed: number; sent24h: number };
  recentFailures: SignInFailure[];
}

export interface AuditEntry {
  id: number;
  action: string;
  actorEmail: string | null;
  targetType: string | null;
  targetId: number | null;
  summary: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  createdAt: string;
  ip: string | null;
}

export const MAIL_STATUSES = ['pending', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export interface QueuedMail {
  id: number;
  recipient: string;
  subject: string;
  type: string;
  status: MailStatus;
  attempts: number;
  errorMessage: string | null;
  createdAt: string;
  sentAt: string | null;
}

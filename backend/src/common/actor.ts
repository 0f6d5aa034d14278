import type { ApplicantStatus, UserType } from '@tidyhearth/domain';

/** Who is calling, as the session and the database say; never as the request claims. */
export interface Actor {
  userId: number;
  sid: string;
  userType: UserType;
  isAdmin: boolean;
  cleanerId: number | null;
  cleanerStatus: ApplicantStatus | null;
  hasTwoFactor: boolean;
  /** When the password was last given in this session, in epoch milliseconds. */
  confirmedAt: number;
}

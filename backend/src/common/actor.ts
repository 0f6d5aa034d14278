import type { ApiScope, ApplicantStatus, UserType } from '@tidyhearth/domain';

/** The API key with which a program calls on behalf of its owner. */
export interface CallingKey {
  id: number;
  scopes: readonly ApiScope[];
}

/** Who is calling. Comes from the session or key and the database, never from what the request claims. */
export interface Actor {
  userId: number;
  /** Empty for API keys, which have no session. */
  sid: string;
  key?: CallingKey;
  userType: UserType;
  isAdmin: boolean;
  cleanerId: number | null;
  cleanerStatus: ApplicantStatus | null;
  /** For an admin who has to set up two-factor authentication, and has no admin rights until then. */
  mustSetUpTwoFactor: boolean;
  /** When the password was last entered in this session, in epoch milliseconds; 0 for API keys. */
  confirmedAt: number;
}

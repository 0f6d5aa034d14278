import type { ApiScope, ApplicantStatus, UserType } from '@tidyhearth/domain';

/** The API key that calls as its owner. */
export interface CallingKey {
  id: number;
  scopes: readonly ApiScope[];
}

/** Who is calling, as the session or the key and the database say; never as the request claims. */
export interface Actor {
  userId: number;
  /** Empty for a key, which belongs to no session. */
  sid: string;
  key?: CallingKey;
  userType: UserType;
  isAdmin: boolean;
  cleanerId: number | null;
  cleanerStatus: ApplicantStatus | null;
  /** An admin who has none of an admin's rights until then. */
  mustSetUpTwoFactor: boolean;
  /** When the password was last given in this session, in epoch milliseconds; 0 for a key. */
  confirmedAt: number;
}

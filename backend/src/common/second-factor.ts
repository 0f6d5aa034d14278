import type { Actor } from './actor.js';

/** In production, an admin has the rights of one only with two-factor authentication. */
export const mustSetUpTwoFactor = (
  { isAdmin, is2FAEnabled }: { isAdmin: boolean; is2FAEnabled: boolean },
  { isProduction }: { isProduction: boolean },
): boolean => isProduction && isAdmin && !is2FAEnabled;

/** Whether the caller has the admin's rights in this call. */
export const actsAsAdmin = (actor: Actor | undefined): boolean =>
  actor?.isAdmin === true && !actor.mustSetUpTwoFactor;

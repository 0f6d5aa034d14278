import { codeFor, isOwn, row, type Row, type Situation } from './access-row.js';
import * as scene from './scenes.js';

const userId = ({ named }: Situation) => ({ userId: named.user.id });
const passwordOf = ({ me, cast }: Situation) => (me ?? cast.owner).password;

/*                      visitor owner otherCustomer cleaner otherCleaner pendingCleaner suspended admin */
const SELF /*        */ = '401 200 403 200 403 200 401 403';

/** Rows of the access matrix about two-factor authentication. */
export const TWO_FACTOR_ROWS: Record<string, Row> = {
  'POST /api/auth/2fa/setup': row(SELF, {
    personal: true,
    body: (s) => ({ ...userId(s), password: passwordOf(s) }),
  }),
  'POST /api/auth/2fa/verify': row(SELF, {
    personal: true,
    body: async (s) => ({ ...userId(s), code: await codeFor(s, scene.totpOf) }),
  }),
  'POST /api/auth/2fa/recovery-codes': row(SELF, {
    personal: true,
    body: async (s) => ({ ...userId(s), password: await passwordWithTwoFactor(s) }),
  }),
  'POST /api/auth/2fa/disable': row(SELF, {
    personal: true,
    body: (s) => ({ ...userId(s), password: passwordOf(s) }),
  }),
};

async function passwordWithTwoFactor(s: Situation): Promise<string> {
  if (s.me && isOwn(s)) await scene.turnTwoFactorOn(s.cast.world, s.me);
  return passwordOf(s);
}

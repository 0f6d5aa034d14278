import { TOASTS, type Toast } from '@tidyhearth/domain';
import type { AdminUser, ChangeUsers } from '../contract';
import { countOf, fullName } from '../format';
import type { ConsoleVerbs } from '../providers/dataProvider';
import { ACCOUNTS } from './acts';
import type { Act } from './useAct';

type AccountChange = ChangeUsers['change'];

const TEXTS: Record<AccountChange, { done: Toast; failed: Toast; opposite: AccountChange }> = {
  verify: { done: TOASTS.userVerified, failed: TOASTS.verifyFailed, opposite: 'unverify' },
  unverify: { done: TOASTS.userUnverified, failed: TOASTS.unverifyFailed, opposite: 'verify' },
  suspend: { done: TOASTS.userSuspended, failed: TOASTS.suspendFailed, opposite: 'unsuspend' },
  unsuspend: { done: TOASTS.userUnsuspended, failed: TOASTS.unsuspendFailed, opposite: 'suspend' },
};

/** The same for several accounts, in one call. Whoever it failed for is named; the others are done. */
export function changeUsers(verbs: ConsoleVerbs, users: readonly AdminUser[], change: AccountChange): Act {
  return {
    ...changeOnly(verbs, users, change),
    reverse: changeOnly(verbs, users, TEXTS[change].opposite),
  };
}

function changeOnly(verbs: ConsoleVerbs, users: readonly AdminUser[], change: AccountChange): Act {
  const { done, failed } = TEXTS[change];
  return {
    run: async () => {
      const refused = await verbs.changeUsers(
        users.map(({ id }) => id),
        change,
      );
      if (refused.length === 0) return;
      const reasons = refused.map(({ userId, message }) => {
        const user = users.find(({ id }) => id === userId);
        return `${user ? fullName(user) : `#${userId}`}: ${message}`;
      });
      const count = users.length - refused.length;
      throw new Error(`Done for ${count} of ${users.length}. Not for ${reasons.join('; ')}`);
    },
    done: { title: done.title, description: `${countOf(users.length, 'account')}.` },
    failed,
    touches: ACCOUNTS,
  };
}

import { TOASTS, type Toast } from '@tidyhearth/domain';
import type { AdminUser, ChangeUsers } from '../contract';
import { countOf, fullName } from '../format';
import type { ConsoleVerbs } from '../providers/dataProvider';
import { ACCOUNTS } from './touches';
import type { Act } from './useAct';
import { TEXTS } from '../i18n/shared.texts';

type AccountChange = ChangeUsers['change'];

/** Suspending and lifting a suspension have no undo: bookings have ended, and a new suspension needs a new reason. */
const CHANGES: Record<AccountChange, { done: Toast; failed: Toast; opposite?: AccountChange }> = {
  verify: { done: TOASTS.userVerified, failed: TOASTS.verifyFailed, opposite: 'unverify' },
  unverify: { done: TOASTS.userUnverified, failed: TOASTS.unverifyFailed, opposite: 'verify' },
  suspend: { done: TOASTS.userSuspended, failed: TOASTS.suspendFailed },
  unsuspend: { done: TOASTS.userUnsuspended, failed: TOASTS.unsuspendFailed },
};

/** The act succeeded for the other accounts and can't for these, so a retry would fail again. */
export class PartlyDoneError extends Error {}

/** Changes several accounts in one call. A toast names those that could not be changed. */
export function changeUsers(
  verbs: ConsoleVerbs,
  users: readonly AdminUser[],
  change: AccountChange,
  reason?: string,
): Act {
  const { opposite } = CHANGES[change];
  const changed: AdminUser[] = [];
  return {
    ...changeOnly(verbs, users, change, reason?.trim(), (user) => changed.push(user)),
    ...(opposite && { reverse: changeOnly(verbs, changed, opposite) }),
  };
}

function changeOnly(
  verbs: ConsoleVerbs,
  users: readonly AdminUser[],
  change: AccountChange,
  reason?: string,
  onChanged?: (user: AdminUser) => void,
): Act {
  const { done, failed } = CHANGES[change];
  return {
    run: async () => {
      const { changed, refused } = await verbs.changeUsers(
        users.map(({ id }) => id),
        change,
        reason,
      );
      for (const user of users) if (changed.includes(user.id)) onChanged?.(user);
      if (refused.length === 0) return changed.length > 0;
      const reasons = refused.map(({ userId, message }) => {
        const user = users.find(({ id }) => id === userId);
        return `${user ? fullName(user) : `#${userId}`}: ${message}`;
      });
      const count = users.length - refused.length;
      throw new PartlyDoneError(TEXTS.partlyDone(count, users.length, reasons));
    },
    done: { title: done.title, description: `${countOf(users.length, 'account')}.` },
    failed,
    touches: ACCOUNTS,
  };
}

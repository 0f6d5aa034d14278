import type { AdminUser } from '../../contract';
import { TEXTS } from '../../i18n/users.texts';
import { useOwnEmail } from '../../session/useOwnEmail';

/** The admin's own account is stored as a customer's, but counted as neither. */
export function useTypeLabel({ email, userType }: AdminUser): string {
  if (useOwnEmail() === email) return TEXTS.types.admin;
  return userType === 'cleaner' ? TEXTS.types.cleaner : TEXTS.types.customer;
}

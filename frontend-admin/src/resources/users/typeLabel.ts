import type { AdminUser } from '../../contract';
import { TEXTS } from '../../i18n/users.texts';

export const typeLabel = ({ userType }: AdminUser) =>
  userType === 'cleaner' ? TEXTS.types.cleaner : TEXTS.types.customer;

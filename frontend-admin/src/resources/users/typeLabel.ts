import type { AdminUser } from '../../contract';

export const typeLabel = ({ userType }: AdminUser) => (userType === 'cleaner' ? 'Cleaner' : 'Customer');

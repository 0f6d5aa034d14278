import type { UserType } from '@tidyhearth/domain';

export const loadCleanerArea = async () => (await import('./cleaner/cleaner-dashboard')).CleanerDashboard;
export const loadCustomerArea = async () => (await import('./customer/customer-dashboard')).CustomerDashboard;

/** Requests the code of a dashboard while that of the page around it is still being loaded. */
export function requestArea(userType: UserType): void {
  const load = userType === 'cleaner' ? loadCleanerArea : loadCustomerArea;
  // The page itself loads it again, and reports a failure.
  load().catch(() => undefined);
}

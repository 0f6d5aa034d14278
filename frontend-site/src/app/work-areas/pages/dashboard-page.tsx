import { lazy } from 'react';
import { useAccount } from '../../../lib/use-account';

const CleanerDashboard = lazy(() =>
  import('../cleaner/cleaner-dashboard').then((module) => ({ default: module.CleanerDashboard })),
);
const CustomerDashboard = lazy(() =>
  import('../customer/customer-dashboard').then((module) => ({ default: module.CustomerDashboard })),
);

export function DashboardPage() {
  const user = useAccount();
  return user.userType === 'cleaner' ? <CleanerDashboard user={user} /> : <CustomerDashboard user={user} />;
}

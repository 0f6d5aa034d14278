import { useAccount } from '../../../lib/use-account';
import { lazyPart } from '../../../lib/lazy-part';

const CleanerDashboard = lazyPart(
  async () => (await import('../cleaner/cleaner-dashboard')).CleanerDashboard,
);
const CustomerDashboard = lazyPart(
  async () => (await import('../customer/customer-dashboard')).CustomerDashboard,
);

export function DashboardPage() {
  const user = useAccount();
  return user.userType === 'cleaner' ? <CleanerDashboard user={user} /> : <CustomerDashboard user={user} />;
}

import { useAccount } from '../../../lib/use-account';
import { lazyPart } from '../../../lib/lazy-part';
import { loadCleanerArea, loadCustomerArea } from '../load-area';

const CleanerDashboard = lazyPart(loadCleanerArea);
const CustomerDashboard = lazyPart(loadCustomerArea);

export function DashboardPage() {
  const user = useAccount();
  return user.userType === 'cleaner' ? <CleanerDashboard user={user} /> : <CustomerDashboard user={user} />;
}

import Box from '@mui/material/Box';
import { countOf } from '../format';
import { PATHS, SUSPENDED_USERS_PATH } from '../paths';
import { useStats } from '../providers/queries';
import { StatCard, type Stat } from './StatCard';

const STATS: readonly Stat[] = [
  {
    label: 'Total Users',
    to: PATHS.users,
    value: (stats) => stats.totalUsers,
    note: (stats) =>
      `${countOf(stats.totalCustomers, 'customer')}, ${countOf(stats.totalCleaners, 'cleaner')}`,
  },
  {
    label: 'Pending Cleaners',
    to: PATHS.applications,
    value: (stats) => stats.pendingCleaners,
    note: (stats) => (stats.pendingCleaners === 0 ? 'Everyone has an answer' : 'Waiting for your decision'),
    wantsAttention: (stats) => stats.pendingCleaners > 0,
  },
  {
    label: 'Total Bookings',
    to: PATHS.bookings,
    value: (stats) => stats.totalBookings,
    note: (stats) => `${stats.recentBookings.toLocaleString('en-GB')} in the last 30 days`,
  },
  {
    label: 'Suspended Users',
    to: SUSPENDED_USERS_PATH,
    value: (stats) => stats.suspendedUsers,
    note: (stats) => (stats.suspendedUsers === 0 ? 'No one is locked out' : 'Can’t sign in'),
  },
];

export function StatCards({ isCompact }: { isCompact: boolean }) {
  const { data, isError, refetch } = useStats();
  return (
    <Box
      component="ul"
      aria-label="Figures"
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: { xs: 2, sm: 3 },
        paddingBottom: isCompact ? { xs: 3, sm: 4 } : { xs: 4, sm: 6 },
      }}
    >
      {STATS.map((stat) => (
        <li key={stat.label}>
          <StatCard
            stat={stat}
            stats={data}
            hasFailed={isError}
            isCompact={isCompact}
            onRetry={() => void refetch()}
          />
        </li>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { OPEN_USERS_PATH, PATHS, SUSPENDED_USERS_PATH } from '../paths';
import { useStats } from '../providers/queries';
import { StatCard, type Stat } from './StatCard';
import { TEXTS } from '../i18n/layout.texts';

const STATS: readonly Stat[] = [
  {
    label: TEXTS.figures.users,
    to: OPEN_USERS_PATH,
    value: (stats) => stats.totalUsers,
    note: ({ totalUsers, totalCustomers, totalCleaners }) =>
      TEXTS.figures.usersOf(totalCustomers, totalCleaners, totalUsers - totalCustomers - totalCleaners),
    hasLongNote: true,
  },
  {
    label: TEXTS.figures.waiting,
    to: PATHS.applications,
    value: (stats) => stats.pendingCleaners,
    note: (stats) => (stats.pendingCleaners === 0 ? TEXTS.figures.noneWaiting : TEXTS.figures.someWaiting),
    wantsAttention: (stats) => stats.pendingCleaners > 0,
  },
  {
    label: TEXTS.figures.bookings,
    to: PATHS.bookings,
    value: (stats) => stats.totalBookings,
    note: (stats) => TEXTS.figures.recentBookings(stats.recentBookings),
  },
  {
    label: TEXTS.figures.suspended,
    to: SUSPENDED_USERS_PATH,
    value: (stats) => stats.suspendedUsers,
    note: (stats) => (stats.suspendedUsers === 0 ? TEXTS.figures.noneSuspended : TEXTS.figures.someSuspended),
  },
];

export function StatCards() {
  const { data, isError, refetch } = useStats();
  // Rendered in slices, so that taps are handled in between.
  const stats = useDeferredValue(data);
  return (
    <Box
      component="ul"
      aria-label={TEXTS.figures.label}
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: { xs: 2, sm: 3 },
        paddingBottom: { xs: 3, sm: 4 },
      }}
    >
      {STATS.map((stat) => (
        <li key={stat.label}>
          <StatCard stat={stat} stats={stats} hasFailed={isError} onRetry={refetch} />
        </li>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import type { AdminStats } from '../contract';
import { countOf } from '../format';
import { PATHS, SUSPENDED_USERS_PATH } from '../paths';
import { useStats } from '../providers/queries';

interface Stat {
  label: string;
  to: string;
  value: (stats: AdminStats) => number;
  note: (stats: AdminStats) => string;
  wantsAttention?: (stats: AdminStats) => boolean;
}

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

export function StatCards() {
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
        paddingBottom: { xs: 4, sm: 6 },
      }}
    >
      {STATS.map((stat) => (
        <li key={stat.label}>
          <StatCard stat={stat} stats={data} isError={isError} onRetry={() => void refetch()} />
        </li>
      ))}
    </Box>
  );
}

interface StatCardProps {
  stat: Stat;
  stats: AdminStats | undefined;
  isError: boolean;
  onRetry: () => void;
}

function StatCard({ stat, stats, isError, onRetry }: StatCardProps) {
  const failed = isError && !stats;
  return (
    <Box
      {...(failed
        ? { component: 'button' as const, type: 'button', onClick: onRetry }
        : { component: Link, to: stat.to })}
      sx={({ tones }) => ({
        display: 'block',
        width: '100%',
        height: '100%',
        textAlign: 'left',
        font: 'inherit',
        cursor: 'pointer',
        padding: { xs: '10px 12px', sm: '14px 18px' },
        borderRadius: '14px',
        border: `1px solid ${tones.band.line}`,
        backgroundColor: 'transparent',
        color: tones.band.text,
        textDecoration: 'none',
        transition: 'background-color 120ms',
        '&:hover': { backgroundColor: tones.band.line },
        '&:focus-visible': { outlineColor: tones.band.highlight },
      })}
    >
      <Box
        component="span"
        sx={({ tones }) => ({
          display: 'block',
          fontSize: '0.8125rem',
          fontWeight: 600,
          color: tones.band.textSoft,
        })}
      >
        {stat.label}
      </Box>
      <StatValue stat={stat} stats={stats} failed={failed} />
      <Box
        component="span"
        sx={({ tones }) => ({ display: 'block', fontSize: '0.8125rem', color: tones.band.textSoft })}
      >
        {stats ? (
          stat.note(stats)
        ) : failed ? (
          'Not loaded. Try again'
        ) : (
          <Skeleton width="70%" sx={skeletonStyle} />
        )}
      </Box>
    </Box>
  );
}

const skeletonStyle = { backgroundColor: 'rgb(255 255 255 / 0.12)' };

function StatValue({ stat, stats, failed }: Pick<StatCardProps, 'stat' | 'stats'> & { failed: boolean }) {
  return (
    <Box
      component="span"
      sx={({ tones, typography }) => ({
        display: 'block',
        fontFamily: typography.h1.fontFamily,
        fontSize: { xs: '1.5rem', sm: '2rem' },
        fontVariantNumeric: 'tabular-nums lining-nums',
        lineHeight: 1.25,
        color: stats && stat.wantsAttention?.(stats) ? tones.band.highlight : tones.band.text,
      })}
    >
      {stats ? (
        stat.value(stats).toLocaleString('en-GB')
      ) : failed ? (
        '–'
      ) : (
        <Skeleton width={56} sx={skeletonStyle} />
      )}
    </Box>
  );
}

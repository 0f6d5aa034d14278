import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { AdminStats } from '../contract';

export interface Stat {
  label: string;
  to: string;
  value: (stats: AdminStats) => number;
  note: (stats: AdminStats) => string;
  wantsAttention?: (stats: AdminStats) => boolean;
}

interface StatCardProps {
  stat: Stat;
  stats: AdminStats | undefined;
  hasFailed: boolean;
  /** One line beside the work of the other tabs; the full card on the home page. */
  isCompact: boolean;
  onRetry: () => void;
}

export function StatCard({ stat, stats, hasFailed, isCompact, onRetry }: StatCardProps) {
  const failed = hasFailed && !stats;
  const note = stats ? (
    stat.note(stats)
  ) : failed ? (
    'Not loaded. Try again'
  ) : (
    <Skeleton width="70%" sx={shimmer} />
  );
  const value = stats ? (
    stat.value(stats).toLocaleString('en-GB')
  ) : failed ? (
    '–'
  ) : (
    <Skeleton width={isCompact ? 32 : 56} sx={shimmer} />
  );
  return (
    <Box
      {...(failed
        ? { component: 'button' as const, type: 'button', onClick: onRetry }
        : { component: Link, to: stat.to })}
      sx={[cardStyle, isCompact && compactStyle]}
    >
      <Box component="span" sx={({ tones }) => ({ fontWeight: 600, color: tones.band.textSoft })}>
        {stat.label}
      </Box>
      <Box
        component="span"
        sx={({ tones, typography }) => ({
          fontFamily: typography.h1.fontFamily,
          fontSize: isCompact ? { xs: '1rem', sm: '1.1875rem' } : { xs: '1.5rem', sm: '2rem' },
          fontVariantNumeric: 'tabular-nums lining-nums',
          lineHeight: 1.25,
          color: stats && stat.wantsAttention?.(stats) ? tones.band.highlight : tones.band.text,
        })}
      >
        {value}
      </Box>
      {!(isCompact && stats) && (
        <Box component="span" sx={({ tones }) => ({ color: tones.band.textSoft })}>
          {note}
        </Box>
      )}
    </Box>
  );
}

const shimmer = { backgroundColor: 'rgb(255 255 255 / 0.12)' };

const cardStyle = ({ tones, breakpoints }: Theme) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  width: '100%',
  height: '100%',
  textAlign: 'left' as const,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  cursor: 'pointer',
  padding: '14px 18px',
  borderRadius: '14px',
  border: `1px solid ${tones.band.line}`,
  backgroundColor: 'transparent',
  color: tones.band.text,
  textDecoration: 'none',
  transition: 'background-color 120ms',
  '&:hover': { backgroundColor: tones.band.line },
  '&:focus-visible': { outlineColor: tones.band.highlight },
  [breakpoints.down('sm')]: { padding: '10px 12px' },
});

const compactStyle = {
  flexDirection: 'row' as const,
  flexWrap: 'wrap' as const,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '6px',
  padding: { xs: '6px 10px', sm: '6px 18px' },
  fontSize: { xs: '0.75rem', sm: '0.8125rem' },
};

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { AdminStats } from '../contract';
import { formatNumber } from '../format';
import { TEXTS } from '../i18n/layout.texts';

export interface Stat {
  label: string;
  to: string;
  value: (stats: AdminStats) => number;
  note: (stats: AdminStats) => string;
  /** Its note can take two lines, which are reserved until it is known. */
  hasLongNote?: boolean;
  wantsAttention?: (stats: AdminStats) => boolean;
}

interface StatCardProps {
  stat: Stat;
  stats: AdminStats | undefined;
  hasFailed: boolean;
  onRetry: () => unknown;
}

/** A figure with its breakdown. It is the same on every tab, and low. */
export const StatCard = memo(function StatCard({ stat, stats, hasFailed, onRetry }: StatCardProps) {
  const failed = hasFailed && !stats;
  const note = stats ? (
    stat.note(stats)
  ) : failed ? (
    TEXTS.figures.failed
  ) : (
    <Skeleton width="70%" sx={shimmer} />
  );
  const value = stats ? formatNumber(stat.value(stats)) : failed ? '–' : <Skeleton width={32} sx={shimmer} />;
  return (
    <Box
      {...(failed
        ? { component: 'button' as const, type: 'button', onClick: () => void onRetry() }
        : { component: Link, to: stat.to })}
      sx={cardStyle}
    >
      <Box component="span" sx={({ tones }) => ({ fontWeight: 600, color: tones.band.textSoft })}>
        {stat.label}
      </Box>
      <Box
        component="span"
        sx={({ tones, typography }) => ({
          fontFamily: typography.h1.fontFamily,
          fontSize: { xs: '1rem', sm: '1.1875rem' },
          fontVariantNumeric: 'tabular-nums lining-nums',
          lineHeight: 1.25,
          color: stats && stat.wantsAttention?.(stats) ? tones.band.highlight : tones.band.text,
        })}
      >
        {value}
      </Box>
      <Box
        component="span"
        sx={({ tones }) => ({
          flexBasis: '100%',
          minHeight: stat.hasLongNote ? `${2 * LINE_HEIGHT}em` : 0,
          color: tones.band.textSoft,
        })}
      >
        {note}
      </Box>
    </Box>
  );
});

const LINE_HEIGHT = 1.45;

const shimmer = { backgroundColor: 'rgb(255 255 255 / 0.12)' };

const cardStyle = ({ tones, breakpoints }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap' as const,
  alignItems: 'baseline',
  alignContent: 'flex-start',
  justifyContent: 'space-between',
  columnGap: '6px',
  width: '100%',
  height: '100%',
  textAlign: 'left' as const,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: LINE_HEIGHT,
  cursor: 'pointer',
  padding: '8px 18px',
  borderRadius: '14px',
  border: `1px solid ${tones.band.line}`,
  backgroundColor: 'transparent',
  color: tones.band.text,
  textDecoration: 'none',
  transition: 'background-color 120ms',
  '&:hover': { backgroundColor: tones.band.line },
  '&:focus-visible': { outlineColor: tones.band.highlight },
  [breakpoints.down('sm')]: { padding: '6px 10px', fontSize: '0.75rem' },
});

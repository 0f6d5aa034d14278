import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ToneName } from '../theme/tones';

interface AttentionCardProps {
  tone: ToneName;
  count: number;
  /** What the number counts, in the form that goes with it. */
  what: string;
  lines: readonly { key: number | string; text: string; note: ReactNode }[];
  action: string;
  to: string;
}

/** One column of the ledger: how many, the first few, and the way there. */
export function AttentionCard({ tone, count, what, lines, action, to }: AttentionCardProps) {
  return (
    <Box
      component="article"
      sx={{ padding: { xs: 4, sm: 6 }, display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Typography variant="h3" sx={{ display: 'flex', alignItems: 'baseline', gap: 3, marginBottom: 3 }}>
        <Box
          component="span"
          sx={({ tones }) => ({ fontSize: '2.375rem', lineHeight: 1, color: tones[tone].fg })}
        >
          {count.toLocaleString('en-GB')}
        </Box>{' '}
        {what}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, flex: 1 }}>
        {lines.map(({ key, text, note }) => (
          <Box
            key={key}
            component="li"
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'baseline',
              gap: 3,
              paddingBlock: 1,
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{text}</Box>
            <Box sx={{ flex: 'none', color: 'text.secondary', fontSize: '0.8125rem' }}>{note}</Box>
          </Box>
        ))}
      </Box>
      <Button
        component={Link}
        to={to}
        endIcon={<ArrowForwardRounded />}
        sx={({ tones }) => ({
          alignSelf: 'flex-start',
          marginTop: 3,
          marginLeft: '-18px',
          color: tones.ink.fg,
        })}
      >
        {action}
      </Button>
    </Box>
  );
}

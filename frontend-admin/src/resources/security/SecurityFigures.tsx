import Box from '@mui/material/Box';
import { Panel } from '../../components/Panel';
import type { SecurityStatus } from '../../contract';
import { formatShare } from '../../format';

interface Figure {
  label: string;
  value: string;
  isBad?: boolean;
}

function figuresOf(status: SecurityStatus): Figure[] {
  const number = (value: number) => value.toLocaleString('en-GB');
  return [
    { label: 'Failed sign-ins, 24 hours', value: number(status.failedSignIns24h) },
    { label: 'Locked accounts', value: number(status.lockedAccounts), isBad: status.lockedAccounts > 0 },
    { label: 'Active sessions', value: number(status.activeSessions) },
    { label: 'Accounts with two-factor', value: formatShare(status.twoFactorShare) },
  ];
}

/** A ledger line, not cards: the figures read as one sentence about the house. */
export function SecurityFigures({ status }: { status: SecurityStatus }) {
  return (
    <Panel
      component="dl"
      sx={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        overflow: 'hidden',
        '& > div': { boxShadow: ({ tones }) => `1px 1px 0 ${tones.line}` },
      }}
    >
      {figuresOf(status).map(({ label, value, isBad }) => (
        <Box key={label} sx={{ padding: { xs: 4, sm: 5 }, display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={({ tones, typography }) => ({
              margin: 0,
              fontFamily: typography.h1.fontFamily,
              fontSize: '1.75rem',
              lineHeight: 1.25,
              fontVariantNumeric: 'tabular-nums lining-nums',
              color: isBad ? tones.brick.fg : tones.text,
            })}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Panel>
  );
}

import Box from '@mui/material/Box';
import { Panel } from '../../components/Panel';
import type { SecurityStatus } from '../../contract';
import { formatNumber, formatShare } from '../../format';
import { TEXTS } from '../../i18n/security.texts';

interface Figure {
  label: string;
  value: string;
  isBad?: boolean;
}

function figuresOf(status: SecurityStatus): Figure[] {
  return [
    { label: TEXTS.figures.failedSignIns, value: formatNumber(status.failedSignIns24h) },
    {
      label: TEXTS.figures.locked,
      value: formatNumber(status.lockedAccounts),
      isBad: status.lockedAccounts > 0,
    },
    { label: TEXTS.figures.sessions, value: formatNumber(status.activeSessions) },
    { label: TEXTS.figures.twoFactor, value: formatShare(status.twoFactorShare) },
    { label: TEXTS.figures.closedAccounts, value: formatNumber(status.closedAccounts30d) },
    { label: TEXTS.figures.cspReports, value: formatNumber(status.cspReports), isBad: status.cspReports > 0 },
  ];
}

export function SecurityFigures({ status }: { status: SecurityStatus }) {
  return (
    <Panel
      component="dl"
      sx={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' },
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

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { HiddenText } from '../../components/HiddenText';
import { KeyCap } from './KeyCap';
import { TEXTS } from '../../i18n/applications.texts';
import { ActButton } from '../../components/ActButton';

interface DossierActionsProps {
  name: string;
  isPending: boolean;
  showKeys: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** Stays in reach while a long application is read. It names the applicant, because the heading may be out of view. */
export function DossierActions({ name, isPending, showKeys, onApprove, onReject }: DossierActionsProps) {
  return (
    <Box sx={barStyle}>
      <Typography sx={nameStyle} aria-hidden>
        {name}
      </Typography>
      <ActButton variant="contained" size="large" isPending={isPending} onClick={onApprove}>
        {TEXTS.approve}
        <HiddenText> {name}</HiddenText>
        {showKeys && <KeyCap letter="A" />}
      </ActButton>
      <ActButton
        variant="outlined"
        size="large"
        isPending={isPending}
        onClick={onReject}
        sx={({ tones }) => ({ color: tones.brick.fg })}
      >
        {TEXTS.reject.button}
        <HiddenText> {name}</HiddenText>
        {showKeys && <KeyCap letter="R" />}
      </ActButton>
    </Box>
  );
}

const nameStyle = ({ breakpoints }: Theme) => ({
  fontWeight: 600,
  overflowWrap: 'anywhere' as const,
  [breakpoints.up('md')]: { display: 'none' },
});

const barStyle = ({ tones, breakpoints }: Theme) => ({
  position: 'sticky' as const,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap' as const,
  gap: '10px',
  margin: '24px -28px 0',
  padding: '14px 28px',
  borderTop: `1px solid ${tones.line}`,
  borderRadius: '0 0 16px 16px',
  backgroundColor: tones.raised,
  [breakpoints.down('md')]: { rowGap: '6px', '& > p': { flex: '1 0 100%' } },
  [breakpoints.down('sm')]: {
    bottom: 'calc(22px + 3rem + env(safe-area-inset-bottom))',
    margin: '20px -16px 0',
    padding: '10px 12px',
    '& > button': { flex: 1 },
  },
  // At 400 % zoom it would leave no room for the application.
  '@media (max-height: 20rem)': { position: 'static' as const },
});

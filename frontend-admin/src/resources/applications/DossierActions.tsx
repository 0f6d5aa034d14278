import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import type { PendingCleaner } from '../../contract';
import { fullName } from '../../format';
import { KeyCap } from './KeyCap';

interface DossierActionsProps {
  application: PendingCleaner;
  position: number;
  count: number;
  isPending: boolean;
  showKeys: boolean;
  onStep: (by: 1 | -1) => void;
  onApprove: () => void;
  onReject: () => void;
}

/** Stays in reach while a long application is read. */
export function DossierActions(props: DossierActionsProps) {
  const { application, position, count, isPending, showKeys, onStep, onApprove, onReject } = props;
  const name = fullName(application);
  return (
    <Box sx={barStyle}>
      <Button
        variant="contained"
        size="large"
        aria-label={`Approve ${name}`}
        aria-keyshortcuts={showKeys ? 'a' : undefined}
        disabled={isPending}
        onClick={onApprove}
      >
        Approve {showKeys && <KeyCap letter="A" tone="solid" />}
      </Button>
      <Button
        variant="outlined"
        size="large"
        aria-label={`Reject ${name}`}
        aria-keyshortcuts={showKeys ? 'r' : undefined}
        disabled={isPending}
        onClick={onReject}
        sx={({ tones }) => ({ color: tones.brick.fg })}
      >
        Reject {showKeys && <KeyCap letter="R" tone="plain" />}
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', marginLeft: 'auto' }}>
        <IconButton aria-label="Previous application" disabled={position === 0} onClick={() => onStep(-1)}>
          <ChevronLeftRounded />
        </IconButton>
        <Box
          component="span"
          sx={{ fontVariantNumeric: 'tabular-nums', fontSize: '0.875rem', color: 'text.secondary' }}
        >
          {position + 1} of {count}
        </Box>
        <IconButton aria-label="Next application" disabled={position >= count - 1} onClick={() => onStep(1)}>
          <ChevronRightRounded />
        </IconButton>
      </Box>
    </Box>
  );
}

const barStyle = ({ tones, breakpoints }: Theme) => ({
  position: 'sticky' as const,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  gap: '10px',
  margin: '28px -28px -28px',
  padding: '14px 28px',
  borderTop: `1px solid ${tones.line}`,
  borderRadius: '0 0 16px 16px',
  backgroundColor: tones.raised,
  [breakpoints.down('sm')]: {
    bottom: 62,
    margin: '20px -16px -16px',
    padding: '10px 12px',
    gap: '6px',
    '& .MuiButton-root': { paddingInline: '16px' },
  },
});

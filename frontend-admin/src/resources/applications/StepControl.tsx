import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { TEXTS } from '../../i18n/applications.texts';

interface StepControlProps {
  position: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

const TOUCH = { width: 44, height: 44 };

export function StepControl({ position, count, onStep }: StepControlProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', marginInlineStart: 'auto' }}>
      <IconButton
        aria-label={TEXTS.steps.previous}
        disabled={position === 0}
        onClick={() => onStep(-1)}
        sx={TOUCH}
      >
        <ChevronLeftRounded />
      </IconButton>
      <Box
        component="span"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          fontSize: '0.875rem',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
        }}
      >
        {TEXTS.steps.position(position + 1, count)}
      </Box>
      <IconButton
        aria-label={TEXTS.steps.next}
        disabled={position >= count - 1}
        onClick={() => onStep(1)}
        sx={TOUCH}
      >
        <ChevronRightRounded />
      </IconButton>
    </Box>
  );
}

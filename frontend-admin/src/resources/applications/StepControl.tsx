import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

interface StepControlProps {
  position: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

export function StepControl({ position, count, onStep }: StepControlProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
      <IconButton aria-label="Previous application" disabled={position === 0} onClick={() => onStep(-1)}>
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
        {position + 1} of {count}
      </Box>
      <IconButton aria-label="Next application" disabled={position >= count - 1} onClick={() => onStep(1)}>
        <ChevronRightRounded />
      </IconButton>
    </Box>
  );
}

import Button from '@mui/material/Button';
import type { RefObject } from 'react';

/** First stop of the keyboard: past the band, into the open tab. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <Button
      variant="contained"
      color="warning"
      onClick={() => target.current?.focus()}
      sx={{
        position: 'absolute',
        left: 16,
        top: 8,
        zIndex: 10,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
    </Button>
  );
}

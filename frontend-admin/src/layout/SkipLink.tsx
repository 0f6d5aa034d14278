import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { TEXTS } from '../i18n/layout.texts';

/** The first focusable element, which skips the header. */
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
      {TEXTS.skip}
    </Button>
  );
}

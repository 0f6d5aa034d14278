import Box from '@mui/material/Box';
import { formatDateTime } from '@tidyhearth/domain';
import type { ReactNode } from 'react';

/** An instant in UK time. */
export function When({ at }: { at: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatDateTime(at)}
    </Box>
  );
}

export function Soft({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{children}</Box>
  );
}

/** User-written text with its line breaks. */
export function Words({ children }: { children: string }) {
  return <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{children}</Box>;
}

/** The first line of a card: a name next to a status or figure. */
export function CardHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 2,
        // Where letters are large, the status is below the title.
        '@media (max-width: 20rem)': { flexWrap: 'wrap' },
      }}
    >
      <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Box>
      {children}
    </Box>
  );
}

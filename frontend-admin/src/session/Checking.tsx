import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { TEXTS } from '../i18n/session.texts';

/** Shown until the console is ready. */
export function Checking() {
  return (
    <Box
      role="status"
      aria-label={TEXTS.checking}
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}
    >
      <CircularProgress aria-hidden />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { reportError } from '../api/reportError';
import { SectionHeading } from '../components/SectionHeading';
import { TEXTS } from '../i18n/layout.texts';
import { TEXTS as SHARED } from '../i18n/shared.texts';

interface PageErrorProps {
  error: Error;
  resetErrorBoundary: (cause?: unknown) => void;
}

/** Replaces the console if the layout around its pages fails to render. */
export function PageError({ error, resetErrorBoundary }: PageErrorProps) {
  useEffect(() => void reportError(error), [error]);
  return (
    <Box sx={{ padding: 8 }}>
      <PageFailure onRetry={resetErrorBoundary} />
    </Box>
  );
}

/** Replaces a page that failed to render. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert">
      <SectionHeading title={TEXTS.failed.title}>{TEXTS.failed.text}</SectionHeading>
      <Button variant="contained" onClick={() => onRetry()}>
        {SHARED.tryAgain}
      </Button>
    </Box>
  );
}

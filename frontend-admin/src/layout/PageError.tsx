import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SectionHeading } from '../components/SectionHeading';

/** Shown when a page breaks; what it showed is still on the server. */
export function PageError({ resetErrorBoundary }: { resetErrorBoundary: (cause?: unknown) => void }) {
  return (
    <Box role="alert" sx={{ padding: 8 }}>
      <SectionHeading title="This page has stopped working">
        Nothing you decided is lost. Try again, or reload the console.
      </SectionHeading>
      <Button variant="contained" onClick={() => resetErrorBoundary()}>
        Try again
      </Button>
    </Box>
  );
}

import LinearProgress from '@mui/material/LinearProgress';
import { useLoading } from 'react-admin';

/** Told of every request, so that it stands alone: what has it for a child is rendered anew each time. */
export function LoadingBar() {
  const isLoading = useLoading();
  return (
    <LinearProgress
      aria-hidden
      sx={{ height: 2, visibility: isLoading ? 'visible' : 'hidden', backgroundColor: 'transparent' }}
    />
  );
}

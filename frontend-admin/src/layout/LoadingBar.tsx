import LinearProgress from '@mui/material/LinearProgress';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Updated outside React, which would render it at once for each request and restart the rendering of slices. */
export function LoadingBar() {
  const bar = useRef<HTMLSpanElement>(null);
  const client = useQueryClient();
  useEffect(() => {
    const update = () => {
      const isLoading = client.isFetching() + client.isMutating() > 0;
      if (bar.current) bar.current.style.visibility = isLoading ? 'visible' : 'hidden';
    };
    update();
    const stops = [client.getQueryCache().subscribe(update), client.getMutationCache().subscribe(update)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return <LinearProgress ref={bar} aria-hidden sx={{ height: 2, backgroundColor: 'transparent' }} />;
}

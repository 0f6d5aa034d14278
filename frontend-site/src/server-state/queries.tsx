import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client';
import { readServedData, seedQueries } from '../hydration/served-data';

seedQueries(queryClient, readServedData());

/** Around every screen that reads from the server; the home page reads nothing and loads without it. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client';
import { seedServedData } from '../hydration/served-data';

seedServedData(queryClient);

/** Wraps every page that reads from the server; the home page reads nothing and loads without it. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

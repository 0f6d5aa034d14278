import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Toaster } from '../components/ui/toaster';
import { queryClient } from '../lib/query-client';
import { startSession } from '../lib/session';
import { system } from '../theme';

export function Providers({ children }: { children: ReactNode }) {
  useEffect(startSession, []);
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </ChakraProvider>
  );
}

import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { Toaster } from '../components/ui/toaster';
import { startSession } from '../lib/session';
import { theme } from '../theme';

export function Providers({ children }: { children: ReactNode }) {
  useEffect(startSession, []);
  return (
    <ChakraProvider value={theme()}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
}

import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from '../components/ui/toaster';
import { queryClient } from '../server-state/query-client';
import { theme } from '../theme';

function Site({ path = '/', children }: { path?: string; children: ReactNode }) {
  return (
    <ChakraProvider value={theme()}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
      <Toaster />
    </ChakraProvider>
  );
}

/** Renders as the site does: with its theme, its query cache (empty), its toasts, and a router. */
export function renderOnSite(ui: ReactNode, path?: string) {
  queryClient.clear();
  return render(ui, { wrapper: ({ children }) => <Site path={path}>{children}</Site> });
}

export function renderHookOnSite<Result>(hook: () => Result) {
  queryClient.clear();
  return renderHook(hook, { wrapper: Site });
}

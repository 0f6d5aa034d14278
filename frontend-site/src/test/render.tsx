import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { Toaster } from '../components/ui/toaster';
import { queryClient } from '../server-state/query-client';
import { theme } from '../theme';

interface SiteProps {
  path?: string;
  /** Whether the browser's own address is used, for code that reads the current one. */
  isAtAddress?: boolean;
  children: ReactNode;
}

function Site({ path = '/', isAtAddress = false, children }: SiteProps) {
  return (
    <ChakraProvider value={theme()}>
      <QueryClientProvider client={queryClient}>
        {isAtAddress ? (
          <BrowserRouter>{children}</BrowserRouter>
        ) : (
          <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        )}
      </QueryClientProvider>
      <Toaster />
    </ChakraProvider>
  );
}

/** Renders as the site does: with its theme, an empty query cache, its toasts, and a router. */
export function renderOnSite(ui: ReactNode, path?: string) {
  queryClient.clear();
  return render(ui, { wrapper: ({ children }) => <Site path={path}>{children}</Site> });
}

/** The same with the browser's own address, which a test resets to `/` afterwards. */
export function renderAtAddress(ui: ReactNode, path: string) {
  queryClient.clear();
  history.replaceState(null, '', path);
  return render(ui, { wrapper: ({ children }) => <Site isAtAddress>{children}</Site> });
}

export function renderHookOnSite<Result>(hook: () => Result) {
  queryClient.clear();
  return renderHook(hook, { wrapper: Site });
}

import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
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

/**
 * Only styles that hide something get into the page: this DOM compares every element whose name or role is asked for
 * with every rule, and the rules of all tests add up.
 */
const styles = createCache({ key: 'css' });
const insert = styles.sheet.insert.bind(styles.sheet);
styles.sheet.insert = (rule) => {
  if (/display:\s*none|visibility:\s*hidden/.test(rule)) insert(rule);
};

function Site({ path = '/', isAtAddress = false, children }: SiteProps) {
  return (
    <CacheProvider value={styles}>
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
    </CacheProvider>
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

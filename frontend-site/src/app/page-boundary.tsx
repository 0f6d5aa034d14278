import { Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '../components/ui/part-boundary';
import { ErrorState } from '../components/ui/states';
import { TEXTS } from './app.texts';

const failed = (retry: () => void) => {
  // Without a connection, a reload would only show the browser's own error page.
  const again = () => (navigator.onLine ? window.location.reload() : retry());
  return (
    <Container py="16">
      <ErrorState {...TEXTS.pageFailed} onRetry={again} />
    </Container>
  );
};

/**
 * Shown for a page that could not be loaded or rendered, often because a new version was deployed. Going to another
 * page resets it.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PartBoundary part="page" resetKey={pathname} fallback={failed}>
      {children}
    </PartBoundary>
  );
}

import { Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '../components/ui/part-boundary';
import { ErrorState } from '../components/ui/states';
import { TEXTS } from './app.texts';

const failed = () => (
  <Container py="16">
    <ErrorState {...TEXTS.pageFailed} onRetry={() => window.location.reload()} />
  </Container>
);

/** A page that could not be loaded or rendered, often because a new version went live; going elsewhere starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PartBoundary part="page" resetKey={pathname} fallback={failed}>
      {children}
    </PartBoundary>
  );
}

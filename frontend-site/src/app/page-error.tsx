import { Container } from '@chakra-ui/react';
import { ErrorState } from '../components/ui/states';

/** A page that could not be loaded or drawn, often because a new version was put up in the meantime. */
export function PageError() {
  return (
    <Container py="16">
      <ErrorState
        title="This page could not be shown"
        description="Check your connection and try again. Nothing you saved is lost."
        onRetry={() => window.location.reload()}
      />
    </Container>
  );
}

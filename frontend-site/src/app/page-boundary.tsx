import { Container } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../components/ui/states';

class Boundary extends Component<{ path: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ path }: { path: string }) {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
}

/** A page that could not be loaded or rendered, often because a new version went live; going elsewhere starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary path={pathname}>{children}</Boundary>;
}

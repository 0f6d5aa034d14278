import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { reportError } from '../api/reportError';
import { TEXTS } from '../i18n/layout.texts';
import { TEXTS as SHARED } from '../i18n/shared.texts';
import { Notice } from './Notice';

interface PartBoundaryProps {
  children: ReactNode;
  /** Replaces the failed part; a notice by default. */
  fallback?: (retry: () => void) => ReactNode;
  onRetry?: () => void;
  /** A change causes a new try. */
  resetKey?: string;
}

interface PartBoundaryState {
  hasFailed: boolean;
}

/** Isolates a part: if it fails to render, the rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    void reportError(error);
  }

  override componentDidUpdate({ resetKey }: PartBoundaryProps, { hasFailed }: PartBoundaryState) {
    // If the part failed in the same update, the change has already been tried.
    if (hasFailed && this.state.hasFailed && resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    if (fallback) return fallback(this.retry);
    return (
      <Notice
        tone="brick"
        title={TEXTS.failed.part}
        role="alert"
        action={<Button onClick={this.retry}>{SHARED.tryAgain}</Button>}
      />
    );
  }
}

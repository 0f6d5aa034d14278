import { Component, type ReactNode } from 'react';
import { retryFailedParts } from '../../lib/lazy-part';
import { reloadForMissingChunk } from '../../lib/reload-on-missing-chunk';
import { toastError } from '../../lib/toast';
import { ErrorState } from './states';
import { TEXTS } from './ui.texts';

interface PartBoundaryProps {
  /** The name of the part in the report to the server. */
  part: string;
  children: ReactNode;
  /** A new value triggers a new attempt. */
  resetKey?: unknown;
  onFail?: () => void;
  onRetry?: () => void;
  fallback?: (retry: () => void) => ReactNode;
}

interface PartBoundaryState {
  failed: boolean;
  reloading: boolean;
}

/** An error in the part is reported and removes only this part. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false, reloading: false };
  /** Whether somebody has asked for the part again. */
  private isAsked = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { part, onFail } = this.props;
    if (reloadForMissingChunk(error, this.isAsked)) {
      this.setState({ reloading: true });
      return;
    }
    // Without the network, this can't be loaded and nothing can be reported.
    import('../../lib/report-error')
      .then(({ reportError }) => reportError(part, error))
      .catch(() => undefined);
    onFail?.();
  }

  override componentDidUpdate({ resetKey }: PartBoundaryProps, { failed }: PartBoundaryState) {
    // If the error came with the change itself, that was already the new attempt.
    if (failed && this.state.failed && resetKey !== this.props.resetKey) this.tryAgain();
  }

  override componentWillUnmount() {
    // Opening it again starts a new attempt.
    if (this.state.failed) retryFailedParts();
  }

  private tryAgain() {
    retryFailedParts();
    this.setState({ failed: false, reloading: false });
  }

  retry = () => {
    this.isAsked = true;
    this.props.onRetry?.();
    this.tryAgain();
  };

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    if (this.state.reloading) return null;
    return fallback ? fallback(this.retry) : <ErrorState {...TEXTS.partFailed} onRetry={this.retry} />;
  }
}

const nothing = () => null;

/** For a part that may be missing without a message. */
export function QuietBoundary(props: Omit<PartBoundaryProps, 'fallback'>) {
  return <PartBoundary {...props} fallback={nothing} />;
}

/** For a dialog or menu, which closes when it fails. */
export function DialogBoundary({
  onClose,
  ...rest
}: Omit<PartBoundaryProps, 'fallback' | 'onFail'> & { onClose: () => void }) {
  return (
    <QuietBoundary
      {...rest}
      onFail={() => {
        toastError(TEXTS.dialogFailed);
        onClose();
      }}
    />
  );
}

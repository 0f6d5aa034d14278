import { Component, type ReactNode } from 'react';
import { retryFailedParts } from '../../lib/lazy-part';
import { reloadForMissingChunk } from '../../lib/reload-on-missing-chunk';
import { toastError } from '../../lib/toast';
import { ErrorState } from './states';
import { TEXTS } from './ui.texts';

interface PartBoundaryProps {
  /** What fails, in the report to the server. */
  part: string;
  children: ReactNode;
  /** A change of it is a new try. */
  resetKey?: unknown;
  onFail?: () => void;
  onRetry?: () => void;
  fallback?: (retry: () => void) => ReactNode;
}

interface PartBoundaryState {
  failed: boolean;
  reloading: boolean;
}

/** A part that fails is reported, and takes nothing away but itself. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false, reloading: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { part, onFail } = this.props;
    if (reloadForMissingChunk(error)) {
      this.setState({ reloading: true });
      return;
    }
    // Without the network there is nothing to load it with, and nobody to report to.
    import('../../lib/report-error')
      .then(({ reportError }) => reportError(part, error))
      .catch(() => undefined);
    onFail?.();
  }

  override componentDidUpdate({ resetKey }: PartBoundaryProps, { failed }: PartBoundaryState) {
    // What has failed with the change itself was its try.
    if (failed && this.state.failed && resetKey !== this.props.resetKey) this.tryAgain();
  }

  override componentWillUnmount() {
    // Whoever opens it again asks again.
    if (this.state.failed) retryFailedParts();
  }

  private tryAgain() {
    retryFailedParts();
    this.setState({ failed: false, reloading: false });
  }

  retry = () => {
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

/** What may be missing without a word. */
export function QuietBoundary(props: Omit<PartBoundaryProps, 'fallback'>) {
  return <PartBoundary {...props} fallback={nothing} />;
}

/** Of a dialog or menu, which closes when it fails. */
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

import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { reportError } from '../api/reportError';
import { TEXTS } from '../i18n/layout.texts';
import { Notice } from './Notice';

interface PartBoundaryProps {
  children: ReactNode;
}

/** A part that fails to render takes nothing else of the page away. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    void reportError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => this.setState({ hasFailed: false });
    return (
      <Notice
        tone="brick"
        title={TEXTS.failed.part}
        role="alert"
        action={<Button onClick={retry}>{TEXTS.failed.retry}</Button>}
      />
    );
  }
}

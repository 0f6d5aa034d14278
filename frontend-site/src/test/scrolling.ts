import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';

/** What is watched for coming into view: this DOM has no layout. */
const watched = new Set<FakeObserver>();

class FakeObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}

  observe() {
    watched.add(this);
  }

  disconnect() {
    watched.delete(this);
  }

  comesIntoView() {
    this.tell([{ isIntersecting: true }]);
  }
}

export function watchScrolling(): void {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
}

/** What is rendered is watched a moment later only. */
export const isWatched = () =>
  waitFor(() => {
    if (watched.size === 0) throw new Error('Nothing is watched for coming into view.');
  });

/** Brings everything that is watched into view. */
export function scrollTo(): void {
  for (const observer of [...watched]) observer.comesIntoView();
}

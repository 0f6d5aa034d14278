import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';

/** Elements watched for coming into view, because this DOM has no layout. */
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

/** Waits until an element is watched, which happens a moment after rendering. */
export const isWatched = () =>
  waitFor(() => {
    if (watched.size === 0) throw new Error('Nothing is watched for coming into view.');
  });

/** Brings all watched elements into view. */
export function scrollTo(): void {
  for (const observer of [...watched]) observer.comesIntoView();
}

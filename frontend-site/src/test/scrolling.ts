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

/** Brings everything that is watched into view. */
export function scrollTo(): void {
  for (const observer of [...watched]) observer.comesIntoView();
}

import { useEffect } from 'react';
import { toastStore } from '../toast';

/**
 * While active, the browser asks before it closes or reloads the page. What has a draft is not lost when the person loads a new
 * version of the page.
 */
export function useLeaveGuard(active: boolean, hasDraft = false): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasDraft || !toastStore.get()?.isLoadingAnew) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active, hasDraft]);
}

import { useEffect } from 'react';
import { toastStore } from '../toast';

/**
 * While active, the browser asks before it closes or reloads the page. Input with a draft is not lost if the user
 * reloads for a new version of the page.
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

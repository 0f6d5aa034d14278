import { useEffect } from 'react';

/** Marks an entry of the history that lies above the page it belongs to. */
const MARK = 'asksBeforeBack';

interface Entry {
  /** The router's own count of its entries. */
  idx?: unknown;
  [MARK]?: true;
}

const entryOf = (state: unknown): Entry => (typeof state === 'object' && state !== null ? state : {});
const isMarked = (state: unknown) => entryOf(state)[MARK] === true;

/** Whether going on can take the place of the marked entry, which is then not in the way back. */
export const isOnMarkedEntry = () => isMarked(history.state);

let passOver: ((event: PopStateEvent) => void) | undefined;

/** Ends the wait for a press of Back that passes over a marked entry. */
export const forgetMark = () => {
  if (passOver) window.removeEventListener('popstate', passOver, { capture: true });
  passOver = undefined;
};

/** What was typed is saved or given up: the marked entry goes with the next press of Back, which leads to the page before. */
function passOverMark(idx: unknown) {
  forgetMark();
  passOver = (event) => {
    const entry = entryOf(event.state);
    // Between the marked entry and the pages beyond it: the press to wait for is still to come.
    if (isMarked(entry) || Number(entry.idx) > Number(idx)) return;
    forgetMark();
    if (entry.idx !== idx) return;
    event.stopImmediatePropagation();
    history.back();
  };
  window.addEventListener('popstate', passOver, { capture: true });
}

/**
 * Asks before the way back in the browser's history. A router without data routes can't hold it up, so while something
 * would be lost a second entry for the same page lies above its own: Back leaves only that one.
 */
export function useBackGuard(isActive: boolean, ask: (leave: { go: () => void }) => void): void {
  useEffect(() => {
    if (!isActive) return;
    forgetMark();
    const { idx } = entryOf(history.state);
    if (!isOnMarkedEntry()) history.pushState({ ...history.state, [MARK]: true }, '');
    let isLeaving = false;
    const hold = (event: PopStateEvent) => {
      if (isLeaving || entryOf(event.state).idx !== idx) return;
      // It is the same page: neither the router nor the scroll position need to know.
      event.stopImmediatePropagation();
      if (isMarked(event.state)) return;
      history.forward();
      const go = () => {
        isLeaving = true;
        history.go(-2);
      };
      ask({ go });
    };
    window.addEventListener('popstate', hold, { capture: true });
    return () => {
      window.removeEventListener('popstate', hold, { capture: true });
      if (isOnMarkedEntry() && !isLeaving) passOverMark(idx);
    };
  }, [isActive, ask]);
}

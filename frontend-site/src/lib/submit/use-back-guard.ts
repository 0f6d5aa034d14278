import { useEffect } from 'react';

/** Marks a history entry that is above the page it belongs to. */
const MARK = 'asksBeforeBack';

interface Entry {
  /** The router's own index of its entries. */
  idx?: unknown;
  [MARK]?: true;
}

const entryOf = (state: unknown): Entry => (typeof state === 'object' && state !== null ? state : {});
const isMarked = (state: unknown) => entryOf(state)[MARK] === true;

/** Whether the current entry is a marked one, which navigation can replace, so that Back does not lead to it. */
export const isOnMarkedEntry = () => isMarked(history.state);

let passOver: ((event: PopStateEvent) => void) | undefined;

/** Ends the wait for a press of Back that skips a marked entry. */
export const forgetMark = () => {
  if (passOver) window.removeEventListener('popstate', passOver, { capture: true });
  passOver = undefined;
};

/**
 * Called once the input is saved or abandoned: the next press of Back then skips the marked entry and leads to the page
 * before.
 */
function passOverMark(idx: unknown) {
  forgetMark();
  passOver = (event) => {
    const entry = entryOf(event.state);
    // Still on the marked entry or the pages after it: the press to wait for is yet to come.
    if (isMarked(entry) || Number(entry.idx) > Number(idx)) return;
    forgetMark();
    if (entry.idx !== idx) return;
    event.stopImmediatePropagation();
    history.back();
  };
  window.addEventListener('popstate', passOver, { capture: true });
}

/**
 * Asks before Back leaves the page. A router without data routes can't block it, so while there is unsaved input, a
 * second history entry for the same page lies above its own, and Back leaves only that one.
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
      // It is the same page, so neither the router nor the scroll position needs to know.
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

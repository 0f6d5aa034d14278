import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, type To, useLocation, useNavigate } from 'react-router-dom';

/** The state of a history entry whose dialog was opened from its own page, which is one step back. */
export const OVER_ITS_PAGE = { isOverItsPage: true };

const isOverItsPage = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOverItsPage' in state;

const isSameAddress = (a: Location, b: Location) => a.pathname === b.pathname && a.search === b.search;

/** Closes a dialog that is kept in the address, so that Back does not open it again. */
export function useDialogEntry() {
  const navigate = useNavigate();
  const location = useLocation();
  const closing = useRef<{ from: Location; page: To }>(undefined);
  const leave = (page: To) => {
    if (!isOverItsPage(location.state)) return void navigate(page, { replace: true });
    closing.current = { from: location, page };
    void navigate(-1);
  };
  const arrive = useEffectEvent(() => {
    const left = closing.current;
    closing.current = undefined;
    // The dialog is still open if a double press has opened it twice, or its entry was doubled by the guard of Back.
    if (left && isSameAddress(left.from, location)) leave(left.page);
  });
  // Depends on the location instead of its key, because a doubled entry has the same key.
  useEffect(() => arrive(), [location]);
  return {
    /** To be passed on when the entry is replaced and a dialog stays open. */
    state: location.state as unknown,
    /** `page`: the address without the dialog, for visitors who came here directly from elsewhere. */
    close: (page: To) => {
      // Going back takes a moment, and another press meanwhile would leave the page.
      if (!closing.current) leave(page);
    },
  };
}

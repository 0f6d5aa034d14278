import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, type To, useLocation, useNavigate } from 'react-router-dom';

/** State of an entry of the history whose dialog was opened from its own page, which lies one step back. */
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
    // A double press has opened the dialog twice, or its entry was doubled to hold up Back: it is still open here.
    if (left && isSameAddress(left.from, location)) leave(left.page);
  });
  // By the location and not by its key, which a doubled entry shares.
  useEffect(() => arrive(), [location]);
  return {
    /** To be handed on where the entry is replaced and a dialog stays open. */
    state: location.state as unknown,
    /** `page`: the address without the dialog, for whoever came here straight from elsewhere. */
    close: (page: To) => {
      // The way back takes a moment; another press in between would lead off the page.
      if (!closing.current) leave(page);
    },
  };
}

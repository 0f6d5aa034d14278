import { useEffect, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';

/** State of an entry of the history whose dialog was opened from its own page, which lies one step back. */
export const OVER_ITS_PAGE = { isOverItsPage: true };

const isOverItsPage = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOverItsPage' in state;

/** Closes a dialog that is kept in the address, so that Back does not open it again. */
export function useDialogEntry() {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  return {
    /** To be handed on where the entry is replaced and a dialog stays open. */
    state: state as unknown,
    /** `page`: the address without the dialog, for whoever came here straight from elsewhere. */
    close: (page: To) => {
      if (!isOverItsPage(state)) return void navigate(page, { replace: true });
      // The way back takes a moment; another press in between would lead off the page.
      if (isClosing.current) return;
      isClosing.current = true;
      void navigate(-1);
    },
  };
}

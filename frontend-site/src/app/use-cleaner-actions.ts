import { conversationKey } from '@tidyhearth/domain';
import { useNavigate } from 'react-router-dom';
import { conversationPath } from '../config/routes';
import { askToSignIn } from '../lib/auth-dialog';
import type { CleanerProfile } from '../lib/contract';
import { currentUser } from '../lib/session';
import { TEXTS } from './app.texts';

/** Booking and messaging from a profile. The intention survives a sign-in in between. */
export function useCleanerActions(onBook: (day?: string) => void) {
  const navigate = useNavigate();
  const book = (cleaner: CleanerProfile, day?: string) => {
    if (currentUser()) onBook(day);
    else {
      askToSignIn({
        tab: 'sign-in',
        purpose: TEXTS.toBook(cleaner.user.firstName),
        onSuccess: () => currentUser()?.userType === 'customer' && onBook(day),
      });
    }
  };
  const message = (cleaner: CleanerProfile) => {
    const open = () => {
      const user = currentUser();
      if (user?.userType !== 'customer') return;
      const path = conversationPath(conversationKey(user.id, cleaner.userId));
      // A second press while the page is loading adds nothing to the browser's history.
      if (window.location.pathname !== path) void navigate(path);
    };
    if (currentUser()) open();
    else {
      askToSignIn({ tab: 'sign-in', purpose: TEXTS.toMessage(cleaner.user.firstName), onSuccess: open });
    }
  };
  return { book, message };
}

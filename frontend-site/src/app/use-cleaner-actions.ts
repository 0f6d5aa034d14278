import { conversationKey } from '@tidyhearth/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { conversationPath } from '../config/routes';
import { askToSignIn, type AuthRequest, authRequestStore, closeAuthDialog } from '../lib/auth-dialog';
import type { CleanerProfile } from '../lib/contract';
import { currentUser, useSession } from '../lib/session';
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

/**
 * Asks a visitor whose address asks for a booking to sign in, as a press of the button does. The address stays, so the
 * form opens afterwards.
 */
export function useInvitation(cleaner: CleanerProfile | undefined, isAsked: boolean): void {
  const isVisitor = useSession().status === 'signed-out';
  const name = isAsked && isVisitor && cleaner?.isAvailable ? cleaner.user.firstName : undefined;
  useEffect(() => {
    if (name === undefined) return;
    const request: AuthRequest = { tab: 'sign-in', purpose: TEXTS.toBook(name) };
    askToSignIn(request);
    return () => {
      if (authRequestStore.get() === request) closeAuthDialog();
    };
  }, [name]);
}

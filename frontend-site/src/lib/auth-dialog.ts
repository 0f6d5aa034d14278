import { createStore } from './store';

export interface AuthRequest {
  tab: 'sign-in' | 'sign-up';
  /** Completes `Sign in to …` and `Sign up to …`, depending on the tab. */
  purpose?: string;
  /** What the user was about to do; called once they are signed in. */
  onSuccess?: () => void;
}

/** The request for the sign-in dialog. Any part of the site can set it; the app renders the dialog. */
export const authRequestStore = createStore<AuthRequest | undefined>(undefined);

export const askToSignIn = (request: AuthRequest) => authRequestStore.set(request);
export const closeAuthDialog = () => authRequestStore.set(undefined);

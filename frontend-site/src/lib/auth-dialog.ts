import { createStore } from './store';

export interface AuthRequest {
  tab: 'sign-in' | 'sign-up';
  /** Completes `Sign in to …` and `Sign up to …`, whichever tab is open. */
  purpose?: string;
  /** What the person was about to do; happens once they are signed in. */
  onSuccess?: () => void;
}

/** Any part of the site may ask for the sign-in dialog; the app renders it. */
export const authRequestStore = createStore<AuthRequest | undefined>(undefined);

export const askToSignIn = (request: AuthRequest) => authRequestStore.set(request);
export const closeAuthDialog = () => authRequestStore.set(undefined);

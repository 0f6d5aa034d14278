import { lazy, Suspense } from 'react';
import { authRequestStore } from '../lib/auth-dialog';
import { useStore } from '../lib/store';

const AuthDialog = lazy(() =>
  import('../features/auth/components/auth-dialog').then((module) => ({ default: module.AuthDialog })),
);

/** Renders the sign-in dialog that any part of the site may have asked for. */
export function AuthHost() {
  const request = useStore(authRequestStore, undefined);
  if (!request) return null;
  return (
    <Suspense>
      <AuthDialog request={request} />
    </Suspense>
  );
}

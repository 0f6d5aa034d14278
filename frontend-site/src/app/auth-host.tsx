import { Suspense } from 'react';
import { DialogBoundary } from '../components/ui/part-boundary';
import { authRequestStore, closeAuthDialog } from '../lib/auth-dialog';
import { useStore } from '../lib/store';
import { lazyPart } from '../lib/lazy-part';

const AuthDialog = lazyPart(async () => (await import('../features/auth/components/auth-dialog')).AuthDialog);

/** Renders the sign-in dialog that any part of the site may have asked for. */
export function AuthHost() {
  const request = useStore(authRequestStore, undefined);
  if (!request) return null;
  return (
    <DialogBoundary part="sign-in" resetKey={request} onClose={closeAuthDialog}>
      <Suspense>
        <AuthDialog request={request} />
      </Suspense>
    </DialogBoundary>
  );
}

import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DialogBoundary } from '../components/ui/part-boundary';
import { type AuthRequest, authRequestStore, closeAuthDialog } from '../lib/auth-dialog';
import { useStore } from '../lib/store';
import { lazyPart } from '../lib/lazy-part';

const AuthDialog = lazyPart(async () => (await import('../features/auth/components/auth-dialog')).AuthDialog);

/** Renders the sign-in dialog that any part of the site can request. */
export function AuthHost() {
  const request = useStore(authRequestStore, undefined);
  return request && <Asked request={request} />;
}

function Asked({ request }: { request: AuthRequest }) {
  const { pathname } = useLocation();
  const [askedOn] = useState(pathname);
  useEffect(() => {
    // The request belongs to another page, however the visitor left it, and even if they left before the dialog was
    // rendered.
    if (pathname !== askedOn) closeAuthDialog();
  }, [pathname, askedOn]);
  return (
    <DialogBoundary part="sign-in" resetKey={request} onClose={closeAuthDialog}>
      <Suspense>
        <AuthDialog request={request} />
      </Suspense>
    </DialogBoundary>
  );
}

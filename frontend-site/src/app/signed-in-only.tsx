import { Fragment, useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ROUTES } from '../config/routes';
import { useSession } from '../lib/session';
import { PageSkeleton } from './page-skeleton';
import { lazyPart } from '../lib/lazy-part';

const AccessDenied = lazyPart(async () => (await import('./access-denied')).AccessDenied);

/** The work areas. A cleaner whose session ended goes to the login; everybody else is told what to do. */
export function SignedInOnly() {
  const session = useSession();
  // The work area is rendered in slices, so that a phone responds to a touch in between.
  const isKnown = useDeferredValue(session.status !== 'loading');
  const { pathname, search, hash } = useLocation();
  const from = `${pathname}${search}${hash}`;
  if (!isKnown || session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'signed-in')
    return (
      // One person's unsaved input must not be saved as another's, so it is dropped when the user changes.
      <Fragment key={session.user.id}>
        <Outlet />
      </Fragment>
    );
  if (session.endedFor === 'cleaner') return <Navigate to={ROUTES.login} state={{ from }} replace />;
  return <AccessDenied from={from} />;
}

import { Container } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/ui/button';
import { PageSkeleton } from './page-skeleton';
import { EmptyState } from '../components/ui/states';
import { ROUTES } from '../config/routes';
import { useSession } from '../lib/session';

/** The work areas. A cleaner whose session ended goes to the login, anyone else is told what to do. */
export function SignedInOnly() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const state = { from: `${pathname}${search}` };
  if (session.status === 'signed-in') return <Outlet />;
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.endedFor === 'cleaner') return <Navigate to={ROUTES.login} state={state} replace />;
  return (
    <Container py="10">
      <EmptyState
        heading="h1"
        title={PAGE_TEXTS.accessDenied.title}
        description={PAGE_TEXTS.accessDenied.description}
        action={
          <ButtonLink to={ROUTES.login} state={state}>
            Sign In
          </ButtonLink>
        }
      />
    </Container>
  );
}

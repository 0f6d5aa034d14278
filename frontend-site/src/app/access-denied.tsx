import { Container } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { Suspense } from 'react';
import { ButtonLink } from '../components/ui/button';
import { PageMeta } from '../components/ui/page-meta';
import { EmptyState } from '../components/ui/states';
import { ROUTES } from '../config/routes';
import { Shield } from '../illustrations/shield';
import { lazyPart } from '../lib/lazy-part';
import { useSession } from '../lib/session';
import { TEXTS } from './pages/sign-in-pages.texts';

const WhyEnded = lazyPart(async () => (await import('../features/auth/components/why-ended')).WhyEnded);

/**
 * Shown instead of a work area to a visitor who is not signed in. After signing in they get the page they asked for.
 * Somebody who was suspended while it was open reads that here, even after a reload, because they can't sign in again.
 */
export function AccessDenied({ from }: { from: string }) {
  const session = useSession();
  const denied = (
    <EmptyState
      heading="h1"
      picture={<Shield width={240} />}
      title={PAGE_TEXTS.accessDenied.title}
      description={PAGE_TEXTS.accessDenied.description}
      action={
        <ButtonLink to={ROUTES.login} state={{ from }}>
          {TEXTS.accessDenied.signIn}
        </ButtonLink>
      }
    />
  );
  return (
    <Container py="10">
      <PageMeta title={PAGE_TEXTS.accessDenied.title} />
      {session.status === 'signed-out' ? (
        <Suspense fallback={denied}>
          <WhyEnded heading="h1" otherwise={denied} />
        </Suspense>
      ) : (
        denied
      )}
    </Container>
  );
}

import { Container } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { ButtonLink } from '../components/ui/button';
import { EmptyState } from '../components/ui/states';
import { ROUTES } from '../config/routes';
import { Shield } from '../illustrations/shield';
import { TEXTS } from './pages/sign-in-pages.texts';

/** Shown instead of a work area to a visitor who is not signed in. After signing in they get the page they asked for. */
export function AccessDenied({ from }: { from: string }) {
  return (
    <Container py="10">
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
    </Container>
  );
}

import { Container } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { ButtonLink } from '../components/ui/button';
import { EmptyState } from '../components/ui/states';
import { ROUTES } from '../config/routes';
import { LostKey } from '../illustrations/lost-key';

/** What stands in the place of a work area for who is not signed in; afterwards they go on where they wanted to be. */
export function AccessDenied({ from }: { from: string }) {
  return (
    <Container py="10">
      <EmptyState
        heading="h1"
        picture={<LostKey width={260} />}
        title={PAGE_TEXTS.accessDenied.title}
        description={PAGE_TEXTS.accessDenied.description}
        action={
          <ButtonLink to={ROUTES.login} state={{ from }}>
            Sign In
          </ButtonLink>
        }
      />
    </Container>
  );
}

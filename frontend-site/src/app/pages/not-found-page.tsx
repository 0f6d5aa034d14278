import { Container } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { ButtonLink } from '../../components/ui/button';
import { PageMeta } from '../../components/ui/page-meta';
import { EmptyState } from '../../components/ui/states';
import { ROUTES } from '../../config/routes';
import { LostKey } from '../../illustrations/lost-key';
import { TEXTS } from './not-found-page.texts';

export function NotFoundPage() {
  return (
    <Container py="16">
      <PageMeta title={PAGE_TEXTS.notFound} />
      <EmptyState
        heading="h1"
        picture={<LostKey number="404" width={280} />}
        title={PAGE_TEXTS.notFound}
        description={TEXTS.description}
        action={<ButtonLink to={ROUTES.home}>{TEXTS.toHome}</ButtonLink>}
      />
    </Container>
  );
}

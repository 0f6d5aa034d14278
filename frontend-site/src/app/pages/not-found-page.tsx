import { Container } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { ButtonLink } from '../../components/ui/button';
import { PageMeta } from '../../components/ui/page-meta';
import { EmptyState } from '../../components/ui/states';
import { ROUTES } from '../../config/routes';
import { LostKey } from '../../illustrations/lost-key';

export function NotFoundPage() {
  return (
    <Container py="16">
      <PageMeta title={PAGE_TEXTS.notFound} />
      <EmptyState
        heading="h1"
        picture={<LostKey width={280} />}
        title={PAGE_TEXTS.notFound}
        description="The page may have moved, or the address may have a slip in it."
        action={<ButtonLink to={ROUTES.home}>Go to the home page</ButtonLink>}
      />
    </Container>
  );
}

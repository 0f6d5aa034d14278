import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { DEFAULT_RADIUS_MILES, type Town, TOWNS } from '@tidyhearth/domain';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '../../components/layout/breadcrumb';
import { ButtonLink } from '../../components/ui/button';
import { Link } from '../../components/ui/link';
import { PageMeta } from '../../components/ui/page-meta';
import { EmptyState } from '../../components/ui/states';
import { StructuredData } from '../../components/ui/structured-data';
import { BRAND } from '../../config/brand';
import { ROUTES, townPath } from '../../config/routes';
import { TownCleaners } from '../../features/cleaners/components/town-cleaners';
import { Waiting } from '../../illustrations/waiting';
import { publicUrl } from '../../lib/public-url';
import { NotFoundPage } from './not-found-page';
import { TEXTS } from './town-page.texts';

function OtherTowns({ town }: { town: Town }) {
  const others = TOWNS.filter(({ slug, launched }) => launched && slug !== town.slug);
  return (
    <Box as="section" mt={{ base: '12', md: '16' }} pt="8" borderTopWidth="1px">
      <Heading as="h2" textStyle="h3" mb="4">
        {town.launched ? TEXTS.otherTowns : TEXTS.towns}
      </Heading>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
        columnGap="6"
        rowGap="2.5"
      >
        {others.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={townPath(slug)}>{TEXTS.page.title(name)}</Link>
          </li>
        ))}
      </Grid>
    </Box>
  );
}

function NotYet({ town }: { town: Town }) {
  return (
    <EmptyState
      picture={<Waiting width={260} />}
      title={TEXTS.notYet.title(town.name)}
      description={TEXTS.notYet.description}
      action={<ButtonLink to={ROUTES.waitlistAnchor}>{TEXTS.notYet.toWaitlist}</ButtonLink>}
    />
  );
}

function TownDetails({ town }: { town: Town }) {
  const { name, slug, outcode, about, launched } = town;
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageMeta
        title={TEXTS.page.title(name)}
        description={TEXTS.page.description(name, outcode)}
        unlisted={!launched}
      />
      <Breadcrumb
        crumbs={[
          { label: TEXTS.crumbs.home, to: ROUTES.home },
          { label: TEXTS.crumbs.search, to: ROUTES.findCleaners },
          { label: name, to: townPath(slug) },
        ]}
      />
      <Heading as="h1" textStyle="h1">
        {TEXTS.page.title(name)}
      </Heading>
      <Text textStyle="lg" color="fg.muted" mt="3" mb={{ base: '6', md: '8' }} maxW="prose">
        {about}
      </Text>
      {launched && (
        <StructuredData
          data={{
            '@type': 'Service',
            name: TEXTS.schema.name(name),
            serviceType: TEXTS.schema.type,
            areaServed: { '@type': 'City', name },
            url: `${publicUrl}${townPath(slug)}`,
            provider: { '@type': 'Organization', name: BRAND.name, url: `${publicUrl}/` },
          }}
        />
      )}
      <Box minH="dvh">
        <TownCleaners
          town={town}
          searchPath={`${ROUTES.findCleaners}?postcode=${outcode}&radius=${DEFAULT_RADIUS_MILES}`}
          nobody={launched ? undefined : <NotYet town={town} />}
        />
      </Box>
      <OtherTowns town={town} />
    </Container>
  );
}

export function TownPage() {
  const { town: slug } = useParams();
  const town = TOWNS.find((known) => known.slug === slug);
  return town ? <TownDetails key={town.slug} town={town} /> : <NotFoundPage />;
}

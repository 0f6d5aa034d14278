import { Flex, Grid } from '@chakra-ui/react';
import { PAGE_TEXTS, type Town } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/button';
import { EmptyState, ErrorState } from '../../../components/ui/states';
import { cleanerPath, ROUTES } from '../../../config/routes';
import { NoResults } from '../../../illustrations/no-results';
import { useCleanerSearch } from '../hooks/use-cleaner-search';
import { NO_FILTERS } from '../search-filters';
import { CARD_GRID, CardSkeletons } from './card-skeleton';
import { CleanerCard } from './cleaner-card';
import { TEXTS } from '../cleaners.texts';

/** A long town name, or wider letter spacing, makes it wider than a phone. */
const WRAPPING = { flexShrink: '1', whiteSpace: 'normal', h: 'auto', minH: '11', py: '2' } as const;

interface TownCleanersProps {
  town: Town;
  searchPath: string;
  /** Replaces the usual text if nobody is listed. */
  nobody?: ReactNode;
}

/** The first cleaners around a town, each linked to their own page. */
export function TownCleaners({ town, searchPath, nobody }: TownCleanersProps) {
  const search = useCleanerSearch({ ...NO_FILTERS, postcode: town.outcode });
  if (search.isPending) return <CardSkeletons />;
  if (!search.data) {
    return (
      <ErrorState
        title={PAGE_TEXTS.cleanersError.title}
        description={PAGE_TEXTS.cleanersError.description}
        onRetry={() => void search.refetch()}
      />
    );
  }
  const cleaners = search.data.pages[0]?.cleaners ?? [];
  if (cleaners.length === 0) {
    if (nobody) return nobody;
    return (
      <EmptyState
        picture={<NoResults width={220} />}
        title={PAGE_TEXTS.noCleaners}
        description={TEXTS.town.none(town.name)}
        action={<ButtonLink to={ROUTES.findCleaners}>{TEXTS.town.seeAll}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Grid as="ul" listStyleType="none" {...CARD_GRID}>
        {cleaners.map((cleaner) => (
          <li key={cleaner.id}>
            <CleanerCard cleaner={cleaner} to={cleanerPath(cleaner.id)} heading="h2" />
          </li>
        ))}
      </Grid>
      <Flex justify="center" mt="8">
        <ButtonLink to={searchPath} variant="outline" {...WRAPPING}>
          {TEXTS.town.searchNear(town.name)}
        </ButtonLink>
      </Flex>
    </>
  );
}

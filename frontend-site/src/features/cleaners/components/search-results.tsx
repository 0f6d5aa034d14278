import { Flex, Grid, Text } from '@chakra-ui/react';
import { memo, type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { To } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { EmptyState } from '../../../components/ui/states';
import { useFocusOnMore } from '../../../components/ui/use-focus-on-more';
import { NoResults } from '../../../illustrations/no-results';
import type { CleanerCard as Cleaner } from '../../../lib/contract';
import { useProgressiveCount } from '../../../hydration/use-progressive-count';
import { StaleNotice } from '../../../server-state/query-state';
import { useLoadMore } from '../../../server-state/use-load-more';
import { cleanerSearchKey, type useCleanerSearch } from '../hooks/use-cleaner-search';
import type { SearchFilters } from '../search-filters';
import { CARD_GRID, CardSkeletons } from './card-skeleton';
import { CleanerCard } from './cleaner-card';
import { NobodyFound } from './nobody-found';
import { OriginNotice } from './origin-notice';
import { SearchProblem } from './search-problem';
import { TEXTS } from '../cleaners.texts';

/** As many as a phone renders without a noticeable delay. */
const CARDS_AT_ONCE = 5;

interface SearchResultsProps {
  search: ReturnType<typeof useCleanerSearch>;
  filters: SearchFilters;
  /** The postcode as the server understood it, which may have been mistyped. */
  near: string;
  linkTo: (cleanerId: number) => To;
  onIntent: () => void;
  onPostcode: (postcode: string) => void;
  /** Searches more widely: what an empty result offers. */
  onWiden: (widened: SearchFilters) => void;
}

interface CardsProps extends Pick<SearchResultsProps, 'linkTo' | 'onIntent'> {
  cleaners: Cleaner[];
  shown: number;
  isOld: boolean;
  list: RefObject<HTMLDivElement | null>;
}

/** Memoised, so that they are not rendered again when a dialog opens above them. */
const Cards = memo(function Cards({ cleaners, shown, isOld, list, linkTo, onIntent }: CardsProps) {
  return (
    <Grid
      as="ul"
      ref={list}
      listStyleType="none"
      {...CARD_GRID}
      aria-busy={isOld}
      opacity={isOld ? 0.6 : 1}
      transition="opacity 120ms"
    >
      {cleaners.slice(0, shown).map((cleaner) => (
        <li key={cleaner.id}>
          <CleanerCard cleaner={cleaner} to={linkTo(cleaner.id)} inPlace onIntent={onIntent} />
        </li>
      ))}
    </Grid>
  );
});

export function SearchResults({
  search,
  filters,
  near,
  linkTo,
  onIntent,
  onPostcode,
  onWiden,
}: SearchResultsProps) {
  // Rendering all cards at once would block a phone for half a second. When somebody returns, the list is as long as
  // they left it.
  const data = useDeferredValue(search.data);
  const [start] = useState(search.data ? Infinity : CARDS_AT_ONCE);
  const cleaners = useMemo(() => data?.pages.flatMap((page) => page.cleaners) ?? [], [data]);
  const shown = useProgressiveCount(cleaners.length, CARDS_AT_ONCE, start);
  const list = useRef<HTMLDivElement>(null);
  const goOnFromHere = useFocusOnMore(list, 'link');
  const more = useLoadMore(cleanerSearchKey(filters), search.fetchNextPage, search.refetch);
  if (search.isError && !search.data) {
    return (
      <SearchProblem
        error={search.error}
        postcode={filters.postcode}
        onRetry={() => void search.refetch()}
        onPostcode={onPostcode}
      />
    );
  }
  const isOld = search.isPlaceholderData || data !== search.data;
  // That the search before found nobody says nothing of this one.
  if (!data || (isOld && cleaners.length === 0)) return <CardSkeletons />;
  const { pages } = data;
  if (cleaners.length === 0 && !search.hasNextPage)
    return <NobodyFound filters={filters} near={near} onWiden={onWiden} />;
  return (
    <>
      {search.isError && !search.isFetchNextPageError && (
        <StaleNotice onRetry={() => void search.refetch()} />
      )}
      <OriginNotice origin={pages[0]?.origin} />
      {cleaners.length === 0 && (
        <EmptyState
          picture={<NoResults width={220} />}
          title={TEXTS.results.noneYet.title}
          description={TEXTS.results.noneYet[filters.date ? 'date' : 'filters']}
        />
      )}
      <Cards
        cleaners={cleaners}
        shown={shown}
        isOld={isOld}
        list={list}
        linkTo={linkTo}
        onIntent={onIntent}
      />
      {search.hasNextPage && shown === cleaners.length && (
        <MoreCleaners
          isBelowCards={cleaners.length > 0}
          isLoading={more.isLoadingMore}
          isFailed={search.isFetchNextPageError}
          onMore={() => {
            goOnFromHere();
            more.loadMore();
          }}
        />
      )}
    </>
  );
}

interface MoreCleanersProps {
  isBelowCards: boolean;
  isLoading: boolean;
  isFailed: boolean;
  onMore: () => void;
}

function MoreCleaners({ isBelowCards, isLoading, isFailed, onMore }: MoreCleanersProps) {
  return (
    <Flex direction="column" align="center" gap="2" mt={isBelowCards ? '8' : undefined}>
      <Button variant="outline" loading={isLoading} loadingText={TEXTS.results.loadingMore} onClick={onMore}>
        {TEXTS.results.more}
      </Button>
      {isFailed && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {TEXTS.results.moreFailed}
        </Text>
      )}
    </Flex>
  );
}

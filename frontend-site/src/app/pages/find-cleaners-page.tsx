import { Box, Container, Heading } from '@chakra-ui/react';
import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../components/ui/page-meta';
import { BRAND } from '../../config/brand';
import { FilterPanel } from '../../features/cleaners/components/filter-panel';
import { SearchBar } from '../../features/cleaners/components/search-bar';
import { SearchResults } from '../../features/cleaners/components/search-results';
import { SearchToolbar } from '../../features/cleaners/components/search-toolbar';
import { useCleanerSearch } from '../../features/cleaners/hooks/use-cleaner-search';
import {
  clearPanelFilters,
  countPanelFilters,
  readFilters,
  type SearchFilters,
  writeFilters,
} from '../../features/cleaners/search-filters';
import { currentParams } from '../../lib/address';
import { loadHttp } from '../../lib/api';
import { useHydrated } from '../../hydration/use-hydrated';

const loadCleanerDialogs = () => import('../cleaner-dialogs');
const CleanerDialogs = lazy(() =>
  loadCleanerDialogs().then((module) => ({ default: module.CleanerDialogs })),
);
const PANEL_ID = 'filters';
/** Should it fail, opening one tries again and says so. */
const prepareDialogs = () => void Promise.all([loadCleanerDialogs(), loadHttp()]).catch(() => undefined);

const NO_QUESTION = new URLSearchParams();
const currentFilters = () => readFilters(currentParams());

/** The prerendered page knows no query string; filters in the address are applied once the page is hydrated. */
export function FindCleanersPage() {
  const [{ size }] = useSearchParams();
  const isAsked = useHydrated() || size === 0;
  return <FindCleaners key={isAsked ? 'asked' : 'prerendered'} isAsked={isAsked} />;
}

/** Filters and open dialogs live in the address: a search can be shared, and Back closes what it should. */
const FindCleaners = memo(function FindCleaners({ isAsked }: { isAsked: boolean }) {
  const [asked, setParams] = useSearchParams();
  const params = isAsked ? asked : NO_QUESTION;
  // The same for as long as they say the same, whatever else the address holds.
  const written = new URLSearchParams(writeFilters(readFilters(params))).toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(written)), [written]);
  const search = useCleanerSearch(filters, isAsked);
  const { refetch } = search;
  const active = countPanelFilters(filters);
  const [panelOpen, setPanelOpen] = useState(active > 0);
  // Without a list there is nothing to sort or narrow.
  const failed = search.isError && !search.data;
  const cleanerId = Number(params.get('cleaner')) || undefined;

  const change = (changes: Partial<SearchFilters>) =>
    setParams(writeFilters({ ...currentFilters(), ...changes }));
  /** Searching again for the same asks the server anew. */
  const submit = useCallback(
    (changes: Partial<SearchFilters>) => {
      const next = writeFilters({ ...filters, ...changes });
      setParams(next);
      if (JSON.stringify(next) === JSON.stringify(writeFilters(filters))) void refetch();
    },
    [filters, refetch, setParams],
  );
  const address = useCallback(
    (extra: Record<string, string>) => new URLSearchParams({ ...writeFilters(filters), ...extra }),
    [filters],
  );
  const linkTo = useCallback(
    (id: number) => ({ search: address({ cleaner: String(id) }).toString() }),
    [address],
  );
  const widen = () => {
    const open = clearPanelFilters(filters);
    setParams(writeFilters(filters.postcode ? { ...open, radius: 50 } : { ...open, date: '' }));
  };

  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageMeta
        title={filters.postcode ? `Cleaners near ${filters.postcode}` : 'Find cleaners'}
        description={`Compare vetted cleaners in and around ${BRAND.county} by distance, price and reviews, and book online.`}
      />
      <Heading as="h1" textStyle="h2" mb="5">
        Find a cleaner near you
      </Heading>
      <SearchBar
        key={`${filters.postcode}|${filters.radius}|${filters.date}`}
        filters={filters}
        onSearch={submit}
      />
      {!failed && (
        <>
          <SearchToolbar
            filters={filters}
            total={search.data?.pages[0]?.total}
            shown={search.data?.pages.reduce((sum, page) => sum + page.cleaners.length, 0) ?? 0}
            hasMore={search.hasNextPage}
            active={active}
            panelId={PANEL_ID}
            panelOpen={panelOpen}
            onTogglePanel={() => setPanelOpen(!panelOpen)}
            onSort={(sort) => change({ sort })}
          />
          {panelOpen && (
            <FilterPanel
              id={PANEL_ID}
              filters={filters}
              active={active}
              onChange={change}
              onClear={() => setParams(writeFilters(clearPanelFilters(currentFilters())))}
            />
          )}
        </>
      )}
      <Box minH="dvh" mt={failed ? '6' : undefined}>
        <SearchResults
          search={search}
          filters={filters}
          linkTo={linkTo}
          onIntent={prepareDialogs}
          onPostcode={(postcode) => change({ postcode })}
          onWiden={widen}
        />
      </Box>
      {cleanerId !== undefined && (
        <Suspense>
          <CleanerDialogs
            key={cleanerId}
            cleanerId={cleanerId}
            booking={params.get('book') === '1'}
            date={filters.date}
            onBooking={(booking) =>
              setParams(address({ cleaner: String(cleanerId), ...(booking && { book: '1' }) }), {
                replace: true,
              })
            }
            onClose={() => setParams(address({}))}
          />
        </Suspense>
      )}
    </Container>
  );
});

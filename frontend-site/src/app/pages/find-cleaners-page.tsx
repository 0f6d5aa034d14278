import { Box, Container, Heading, Text } from '@chakra-ui/react';
import { memo, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../components/ui/page-meta';
import { DialogBoundary, PartBoundary } from '../../components/ui/part-boundary';
import { FilterPanel } from '../../features/cleaners/components/filter-panel';
import { SearchBar } from '../../features/cleaners/components/search-bar';
import { SearchResults } from '../../features/cleaners/components/search-results';
import { SearchToolbar } from '../../features/cleaners/components/search-toolbar';
import { postcodeProblem } from '../../features/cleaners/postcode-problem';
import { useCleanerSearch } from '../../features/cleaners/hooks/use-cleaner-search';
import {
  carriedFilters,
  clearPanelFilters,
  correctedParams,
  countPanelFilters,
  dayIn,
  readFilters,
  type SearchFilters,
  writeFilters,
} from '../../features/cleaners/search-filters';
import { cleanerPath } from '../../config/routes';
import { currentParams, idOf } from '../../lib/address';
import { loadHttp } from '../../lib/api';
import { isApiError } from '../../lib/api-error';
import { useDialogEntry } from '../../lib/dialog-entry';
import { useHydrated } from '../../hydration/use-hydrated';
import { TEXTS } from './find-cleaners-page.texts';
import { lazyPart } from '../../lib/lazy-part';
import { dayAhead } from '../../lib/today';

const loadCleanerDialogs = () => import('../cleaner-dialogs');
const CleanerDialogs = lazyPart(async () => (await loadCleanerDialogs()).CleanerDialogs);
const PANEL_ID = 'filters';
/** If it fails, opening a dialog tries again and reports it. */
const prepareDialogs = () => void Promise.all([loadCleanerDialogs(), loadHttp()]).catch(() => undefined);

const NO_QUESTION = new URLSearchParams();
const currentFilters = () => readFilters(currentParams());
const addressOf = (filters: SearchFilters, extra: Record<string, string> = {}) =>
  new URLSearchParams({ ...writeFilters(filters), ...extra });

/** The page is prerendered without a query string; filters in it are applied after hydration. */
export function FindCleanersPage() {
  const [{ size }] = useSearchParams();
  const isAsked = useHydrated() || size === 0;
  return <FindCleaners key={isAsked ? 'asked' : 'prerendered'} isAsked={isAsked} />;
}

/** Filters and open dialogs are kept in the query string, so that a search can be shared and Back closes a dialog. */
const FindCleaners = memo(function FindCleaners({ isAsked }: { isAsked: boolean }) {
  const [asked, setParams] = useSearchParams();
  const params = isAsked ? asked : NO_QUESTION;
  const { filters, hasPassed } = useFiltersIn(params);
  useCorrectedAddress(params);
  const search = useCleanerSearch(filters, isAsked);
  const { refetch } = search;
  const active = countPanelFilters(filters);
  const [panelOpen, setPanelOpen] = useState(active > 0);
  // Without a list there is nothing to sort or filter, unless the server refuses the filters themselves.
  const failed = search.isError && !search.data && !isApiError(search.error, 'VALIDATION_FAILED');
  // The postcode as the server understood it, but not that of the previous search while its list is still shown.
  const origin = search.isPlaceholderData ? undefined : search.data?.pages[0]?.origin;
  const near = origin?.postcode ?? filters.postcode;

  const change = useCallback(
    (changes: Partial<SearchFilters>) => setParams(writeFilters({ ...currentFilters(), ...changes })),
    [setParams],
  );
  const clearPanel = useCallback(
    () => setParams(writeFilters(clearPanelFilters(currentFilters()))),
    [setParams],
  );
  /** Repeating the same search asks the server again. */
  const submit = useCallback(
    (changes: Partial<SearchFilters>) => {
      const next = writeFilters({ ...filters, ...changes });
      setParams(next);
      if (JSON.stringify(next) === JSON.stringify(writeFilters(filters))) void refetch();
    },
    [filters, refetch, setParams],
  );
  const linkTo = useCallback(
    (id: number) => ({ search: addressOf(filters, { cleaner: String(id) }).toString() }),
    [filters],
  );
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageMeta
        title={near ? TEXTS.page.titleNear(near) : TEXTS.page.title}
        description={TEXTS.page.description}
      />
      <Heading as="h1" textStyle="h2" mb="5">
        {TEXTS.title}
      </Heading>
      <SearchBar
        filters={filters}
        problem={search.data ? undefined : postcodeProblem(search.error)?.reason}
        onSearch={submit}
      />
      {!failed && (
        <>
          <SearchToolbar
            filters={filters}
            near={near}
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
              onClear={clearPanel}
            />
          )}
        </>
      )}
      <Box minH="dvh" mt={failed ? '6' : undefined}>
        {hasPassed && (
          <Text role="status" mb="4">
            {TEXTS.dayPassed}
          </Text>
        )}
        <PartBoundary part="search results" resetKey={search.data} onRetry={() => void search.refetch()}>
          <SearchResults
            search={search}
            filters={filters}
            near={near}
            linkTo={linkTo}
            onIntent={prepareDialogs}
            onPostcode={(postcode) => change({ postcode })}
            onWiden={(widened) => setParams(writeFilters(widened))}
          />
        </PartBoundary>
      </Box>
      <OpenCleaner params={params} filters={filters} />
    </Container>
  );
});

/** Returns the same object as long as the filters are the same, whatever else the query string holds. */
function useFiltersIn(params: URLSearchParams) {
  const read = readFilters(params);
  // From an old link. The time zone is looked up only with a date, because that takes a phone a while.
  const hasPassed = read.date !== '' && read.date < dayAhead(0);
  const written = new URLSearchParams(writeFilters(hasPassed ? { ...read, date: '' } : read)).toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(written)), [written]);
  return { filters, hasPassed };
}

/** Replaces what a typed, damaged or old address asks for by what the page reads in it, so that it is shared as it is shown. */
function useCorrectedAddress(params: URLSearchParams) {
  const [, setParams] = useSearchParams();
  const { state } = useLocation();
  const corrected = correctedParams(params)?.toString();
  useEffect(() => {
    if (corrected !== undefined) setParams(corrected, { replace: true, state });
  }, [corrected, setParams, state]);
}

interface OpenCleanerProps {
  params: URLSearchParams;
  filters: SearchFilters;
}

/** The dialogs of the cleaner that the query string names, if any. Closing them leaves the search as it was. */
function OpenCleaner({ params, filters }: OpenCleanerProps) {
  const [, setParams] = useSearchParams();
  const entry = useDialogEntry();
  const cleanerId = idOf(params.get('cleaner'));
  if (cleanerId === undefined) return null;
  const carried = new URLSearchParams(carriedFilters(filters)).toString();
  const close = () => entry.close({ search: addressOf(filters).toString() });
  const openBooking = (booking: boolean, day?: string) =>
    setParams(
      addressOf(filters, {
        cleaner: String(cleanerId),
        ...(booking && { book: '1' }),
        ...(booking && day && { day }),
      }),
      { replace: true, state: entry.state },
    );
  return (
    <DialogBoundary part="profile" resetKey={cleanerId} onClose={close}>
      <Suspense>
        <CleanerDialogs
          key={cleanerId}
          cleanerId={cleanerId}
          booking={params.get('book') === '1'}
          start={{
            postcode: filters.postcode,
            serviceType: filters.service,
            date: dayIn(params) || filters.date,
            again: idOf(params.get('again')),
          }}
          pagePath={`${cleanerPath(cleanerId)}${carried ? `?${carried}` : ''}`}
          onBooking={openBooking}
          onClose={close}
        />
      </Suspense>
    </DialogBoundary>
  );
}

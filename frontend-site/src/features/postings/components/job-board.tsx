import { Flex, Heading, Stack } from '@chakra-ui/react';
import { PAGE_TEXTS, serviceLabel } from '@tidyhearth/domain';
import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink, Card, EmptyState, Rating } from '../../../components/ui';
import { ButtonRow } from '../../../components/ui/button-row';
import { dashboardTab } from '../../../config/routes';
import { NoJobs } from '../../../illustrations/no-jobs';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import { currentParams } from '../../../lib/address';
import type { Application, CleanerProfile, Posting } from '../../../lib/contract';
import { useTab } from '../../../lib/use-tab';
import { useAvailablePostings, useCleanerBids } from '../api/postings';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { Rows } from '../../../components/ui/rows';
import { Section } from '../../../components/ui/section';
import { LoadMore } from '../../../server-state/load-more';
import { useBothQueries, QueryState } from '../../../server-state/query-state';
import { canWiden, type JobFilters, readJobFilters, widest, writeJobFilters } from '../job-filters';
import { BidDialog } from './bid-dialog';
import { ChangedBids } from './changed-bids';
import { JobFilterBar } from './job-filters';
import { OwnBids } from './own-bids';
import { JobDescription, PostingFacts } from './posting-facts';
import { TEXTS } from '../postings.texts';
import { WithdrawBid } from './withdraw-bid';

const VIEWS = ['board', 'applications'] as const;
const VIEW = 'view';
const CARDS_AT_ONCE = 4;

/** The open jobs, and the outcome of the cleaner's own bids. */
export function JobBoard({ cleaner }: { cleaner: CleanerProfile }) {
  const view = useTab(VIEWS, VIEW);
  return (
    <Stack gap="5">
      <Flex as="nav" aria-label={TEXTS.cleaner.views.label} gap="2" wrap="wrap">
        {VIEWS.map((name) => (
          <ButtonLink
            key={name}
            variant={name === view ? 'solid' : 'outline'}
            aria-current={name === view ? 'page' : undefined}
            to={name === 'board' ? dashboardTab('postings') : `${dashboardTab('postings')}&${VIEW}=${name}`}
          >
            {TEXTS.cleaner.views[name]}
          </ButtonLink>
        ))}
      </Flex>
      {view === 'board' ? <OpenJobs cleaner={cleaner} /> : <OwnBids cleaner={cleaner} />}
    </Stack>
  );
}

/** Open jobs near the cleaner. The filters are kept in the query string. */
function OpenJobs({ cleaner }: { cleaner: CleanerProfile }) {
  const [params, setParams] = useSearchParams();
  const filters = readJobFilters(params);
  const [widened, setWidened] = useState(0);
  const filter = (changed: JobFilters) => {
    const asked = writeJobFilters(currentParams(), changed);
    // Back undoes a filter, so an unchanged filter adds no entry to the history.
    if (asked.toString() !== currentParams().toString()) setParams(asked);
  };
  const filterOne = (name: keyof JobFilters, value: string) => {
    const chosen = currentParams();
    chosen.set(name, value);
    filter(readJobFilters(chosen));
  };
  const widen = () => {
    filter(widest(filters));
    // Resets the filter bar, including values that are not valid.
    setWidened((times) => times + 1);
  };
  return (
    <Section title={TEXTS.title} hint={TEXTS.cleaner.hint}>
      <JobFilterBar key={widened} filters={filters} onChange={filterOne} />
      <FilteredJobs cleaner={cleaner} filters={filters} onWiden={widen} />
    </Section>
  );
}

interface FilteredJobsProps {
  cleaner: CleanerProfile;
  filters: JobFilters;
  onWiden: () => void;
}

/** Reads the jobs apart from the filter bar, which takes long to render and doesn't change while more are loaded. */
function FilteredJobs({ cleaner, filters, onWiden }: FilteredJobsProps) {
  const postings = useAvailablePostings(filters);
  const bids = useCleanerBids(cleaner.id);
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <QueryState
        query={useBothQueries(postings, bids)}
        loading={<LoadingCards label={TEXTS.cleaner.loading} />}
        failure={{ title: TEXTS.failed.title, picture: <SomethingWrong /> }}
      >
        {([items, own]) => (
          <Jobs cleaner={cleaner} items={items} bids={own} list={list}>
            {items.length === 0 && <NoneOpen isNarrow={canWiden(filters)} onWiden={onWiden} />}
          </Jobs>
        )}
      </QueryState>
      <LoadMore pages={postings} list={list}>
        {TEXTS.cleaner.more}
      </LoadMore>
    </>
  );
}

function NoneOpen({ isNarrow, onWiden }: { isNarrow: boolean; onWiden: () => void }) {
  return (
    <EmptyState
      picture={<NoJobs />}
      title={PAGE_TEXTS.noPostings}
      description={isNarrow ? TEXTS.cleaner.filters.none : TEXTS.cleaner.emptyDescription}
      action={
        isNarrow ? (
          <Button variant="outline" onClick={onWiden}>
            {TEXTS.cleaner.filters.widen}
          </Button>
        ) : (
          <ButtonLink variant="outline" to={dashboardTab('profile')}>
            {TEXTS.cleaner.checkServices}
          </ButtonLink>
        )
      }
    />
  );
}

interface JobsProps {
  cleaner: CleanerProfile;
  items: Posting[];
  bids: readonly Application[];
  list: RefObject<HTMLDivElement | null>;
  /** Shown if there are none. */
  children: ReactNode;
}

function Jobs({ cleaner, items, bids, list, children }: JobsProps) {
  const bidOn = useMemo(() => new Map(bids.map((bid) => [bid.postingId, bid])), [bids]);
  const [chosen, setChosen] = useState<Posting>();
  const renderJob = useCallback(
    (posting: Posting) => (
      <Job posting={posting} bid={bidOn.get(posting.id)} onApply={() => setChosen(posting)} />
    ),
    [bidOn],
  );
  return (
    <>
      <ChangedBids cleaner={cleaner} bids={bids} />
      {children}
      <Stack ref={list} gap="4">
        <Rows items={items} atOnce={CARDS_AT_ONCE} row={renderJob} />
      </Stack>
      {chosen && <BidDialog cleaner={cleaner} posting={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface JobProps {
  posting: Posting;
  /** The cleaner's own bid. */
  bid: Application | undefined;
  onApply: () => void;
}

function Job({ posting, bid, onApply }: JobProps) {
  const applied = posting.hasApplied === true || bid?.status === 'pending';
  return (
    <Card as="article">
      <Flex justify="space-between" gap="4" wrap="wrap" align="center">
        <Stack gap="2" flex="1" minW={{ base: 'full', sm: '64' }}>
          <Heading as="h3" textStyle="h4">
            {serviceLabel(posting.serviceType)}
          </Heading>
          <PostingFacts posting={posting} />
          <JobDescription posting={posting} />
          <Flex gap="2" align="center" color="fg.muted" textStyle="sm" wrap="wrap">
            <span>{TEXTS.cleaner.postedBy(posting.customer.firstName)}</span>
            <Rating rating={posting.customer.rating} reviewCount={posting.customer.reviewCount} />
          </Flex>
        </Stack>
        {posting.status === 'open' && (
          <ButtonRow flexGrow={{ base: 1, sm: 0 }}>
            {bid?.status === 'pending' && <WithdrawBid bid={bid} />}
            <Button disabled={applied} onClick={onApply} variant={applied ? 'outline' : 'solid'}>
              {!applied && TEXTS.cleaner.apply}
              {applied && (bid?.status === 'withdrawn' ? TEXTS.cleaner.withdrawn : TEXTS.cleaner.applied)}
            </Button>
          </ButtonRow>
        )}
      </Flex>
    </Card>
  );
}

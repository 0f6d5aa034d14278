import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { serviceLabel } from '@tidyhearth/domain';
import { ArrowLeft, Pencil, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink, EmptyState, Select } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { NoJobs } from '../../../illustrations/no-jobs';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import type { Posting } from '../../../lib/contract';
import { useNow } from '../../../lib/use-now';
import { usePostingBids } from '../api/postings';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { LoadMore } from '../../../server-state/load-more';
import { QueryState } from '../../../server-state/query-state';
import { BID_SORTS, readBidSort } from '../bid-sorts';
import { hasPassed, isOver } from '../posting-state';
import { BidCard } from './bid-card';
import { PostingDialog, type PostingStart } from './posting-dialog';
import { JobDescription, PostingFacts, PostingStatusBadge } from './posting-facts';
import { TEXTS } from '../postings.texts';

export function BidsView({ posting }: { posting: Posting }) {
  const [params] = useSearchParams();
  const sort = readBidSort(params);
  const bids = usePostingBids(posting.id, sort);
  const list = useRef<HTMLDivElement>(null);
  const start = useStartInView();
  const now = useNow();
  const [form, setForm] = useState<PostingStart>();
  const again = (
    <Button variant="outline" onClick={() => setForm({ like: posting })}>
      <RotateCcw aria-hidden />
      {TEXTS.customer.again}
    </Button>
  );
  return (
    <Stack gap="5">
      <Box ref={start}>
        <ButtonLink variant="ghost" size="sm" to={dashboardTab('postings')}>
          <ArrowLeft aria-hidden />
          {TEXTS.customer.bids.back}
        </ButtonLink>
      </Box>
      <JobOfBids posting={posting} now={now} again={again} onEdit={() => setForm({ posting })} />
      {posting.applicationsCount > 1 && <BidSorting sort={sort} />}
      <QueryState
        query={bids}
        loading={<LoadingCards label={TEXTS.customer.bids.loading} />}
        failure={{ title: TEXTS.customer.bids.failed.title, picture: <SomethingWrong /> }}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              picture={<NoJobs />}
              {...(isOver(posting, now) ? TEXTS.customer.bids.nobody : TEXTS.customer.bids.empty)}
              action={posting.status === 'cancelled' && again}
            />
          ) : (
            <Stack ref={list} gap="5">
              {all.map((bid) => (
                <BidCard key={bid.id} bid={bid} posting={posting} />
              ))}
            </Stack>
          )
        }
      </QueryState>
      <LoadMore pages={bids} list={list}>
        {TEXTS.customer.bids.more}
      </LoadMore>
      {form && <PostingDialog {...form} onClose={() => setForm(undefined)} />}
    </Stack>
  );
}

/**
 * The list of jobs that was left for this may have been scrolled far down. Back and a reload return to their own
 * position.
 */
function useStartInView() {
  const start = useRef<HTMLDivElement>(null);
  const type = useNavigationType();
  const [isFollowed] = useState(type === 'PUSH');
  useEffect(() => {
    if (isFollowed) start.current?.scrollIntoView({ block: 'nearest' });
  }, [isFollowed]);
  return start;
}

interface JobOfBidsProps {
  posting: Posting;
  now: number;
  /** A button that posts a similar job. */
  again: ReactNode;
  onEdit: () => void;
}

function JobOfBids({ posting, now, again, onEdit }: JobOfBidsProps) {
  return (
    <Stack gap="2">
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h2" textStyle="h3">
          {serviceLabel(posting.serviceType)}
        </Heading>
        <PostingStatusBadge posting={posting} now={now} />
      </Flex>
      <PostingFacts posting={posting} />
      <JobDescription posting={posting} />
      {hasPassed(posting, now) && (
        <>
          <Text>{TEXTS.customer.bids.passed}</Text>
          <Flex gap="3" wrap="wrap">
            <Button variant="outline" onClick={onEdit}>
              <Pencil aria-hidden />
              {TEXTS.customer.edit}
            </Button>
            {again}
          </Flex>
        </>
      )}
    </Stack>
  );
}

function BidSorting({ sort }: { sort: ReturnType<typeof readBidSort> }) {
  const [, setParams] = useSearchParams();
  const sortBy = (chosen: string) =>
    setParams(
      (current) => {
        current.set('sort', chosen);
        return current;
      },
      { replace: true },
    );
  return (
    <Box alignSelf={{ base: 'stretch', sm: 'flex-end' }}>
      <Select
        aria-label={TEXTS.customer.bids.sort}
        options={BID_SORTS.map((value) => ({ value, label: TEXTS.customer.bids.sorts[value] }))}
        value={sort}
        onChange={(event) => sortBy(event.target.value)}
      />
    </Box>
  );
}

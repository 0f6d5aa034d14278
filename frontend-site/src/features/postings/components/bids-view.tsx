import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { serviceLabel } from '@tidyhearth/domain';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink, EmptyState, Select } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { NoJobs } from '../../../illustrations/no-jobs';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import type { Posting } from '../../../lib/contract';
import { usePostingBids } from '../api/postings';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { LoadMore } from '../../../server-state/load-more';
import { QueryState } from '../../../server-state/query-state';
import { BID_SORTS, readBidSort } from '../bid-sorts';
import { BidCard } from './bid-card';
import { JobDescription, PostingFacts, PostingStatusBadge } from './posting-facts';
import { TEXTS } from '../postings.texts';

export function BidsView({ posting }: { posting: Posting }) {
  const [params, setParams] = useSearchParams();
  const sort = readBidSort(params);
  const bids = usePostingBids(posting.id, sort);
  const list = useRef<HTMLDivElement>(null);
  const sortBy = (chosen: string) =>
    setParams(
      (current) => {
        current.set('sort', chosen);
        return current;
      },
      { replace: true },
    );
  return (
    <Stack gap="5">
      <ButtonLink variant="ghost" size="sm" alignSelf="flex-start" to={dashboardTab('postings')}>
        <ArrowLeft aria-hidden />
        {TEXTS.customer.bids.back}
      </ButtonLink>
      <Stack gap="2">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h2" textStyle="h3">
            {serviceLabel(posting.serviceType)}
          </Heading>
          <PostingStatusBadge status={posting.status} />
        </Flex>
        <PostingFacts posting={posting} />
        <JobDescription posting={posting} />
      </Stack>
      {posting.applicationsCount > 1 && (
        <Box alignSelf={{ base: 'stretch', sm: 'flex-end' }}>
          <Select
            aria-label={TEXTS.customer.bids.sort}
            options={BID_SORTS.map((value) => ({ value, label: TEXTS.customer.bids.sorts[value] }))}
            value={sort}
            onChange={(event) => sortBy(event.target.value)}
          />
        </Box>
      )}
      <QueryState
        query={bids}
        loading={<LoadingCards label={TEXTS.customer.bids.loading} />}
        failure={{ title: TEXTS.customer.bids.failed.title, picture: <SomethingWrong /> }}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              picture={<NoJobs />}
              title={TEXTS.customer.bids.empty.title}
              description={TEXTS.customer.bids.empty.description}
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
    </Stack>
  );
}

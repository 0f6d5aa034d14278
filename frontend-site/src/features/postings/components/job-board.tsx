import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { PAGE_TEXTS, serviceLabel } from '@tidyhearth/domain';
import { useState } from 'react';
import { Button, ButtonLink, Card, EmptyState, Rating } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { NoJobs, SomethingWrong } from '../../../illustrations';
import type { CleanerProfile, Posting } from '../../../lib/contract';
import { useCleanerBids } from '../api/postings';
import type { Paged } from '../../../server-state/use-pages';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { Section } from '../../../components/ui/section';
import { bothQueries, QueryState } from '../../../server-state/query-state';
import { BidDialog } from './bid-dialog';
import { PostingFacts } from './posting-facts';
import { TEXTS } from '../postings.texts';

interface JobBoardProps {
  cleaner: CleanerProfile;
  postings: Paged<Posting>;
}

/** Open jobs near the cleaner. */
export function JobBoard({ cleaner, postings }: JobBoardProps) {
  const bids = useCleanerBids(cleaner.id);
  return (
    <QueryState
      query={bothQueries(postings, bids)}
      loading={<LoadingCards label={TEXTS.cleaner.loading} />}
      failure={{ title: TEXTS.failed.title, picture: <SomethingWrong /> }}
    >
      {([items, own]) => (
        <Jobs
          cleaner={cleaner}
          items={items}
          postings={postings}
          applied={new Set(own.map(({ postingId }) => postingId))}
        />
      )}
    </QueryState>
  );
}

interface JobsProps extends JobBoardProps {
  items: Posting[];
  applied: ReadonlySet<number>;
}

function Jobs({ cleaner, items, postings, applied }: JobsProps) {
  const [applyingTo, setApplyingTo] = useState<Posting>();
  return (
    <Section title={TEXTS.title} hint={TEXTS.cleaner.hint}>
      {items.length === 0 && (
        <EmptyState
          picture={<NoJobs />}
          title={PAGE_TEXTS.noPostings}
          description={TEXTS.cleaner.emptyDescription}
          action={
            <ButtonLink variant="outline" to={dashboardTab('profile')}>
              {TEXTS.cleaner.checkServices}
            </ButtonLink>
          }
        />
      )}
      <Stack gap="4">
        {items.map((posting) => (
          <Job
            key={posting.id}
            posting={posting}
            applied={posting.hasApplied === true || applied.has(posting.id)}
            onApply={() => setApplyingTo(posting)}
          />
        ))}
      </Stack>
      {postings.hasMore && (
        <Button
          variant="outline"
          alignSelf="center"
          loading={postings.isLoadingMore}
          onClick={postings.loadMore}
        >
          {TEXTS.cleaner.more}
        </Button>
      )}
      {applyingTo && (
        <BidDialog cleaner={cleaner} posting={applyingTo} onClose={() => setApplyingTo(undefined)} />
      )}
    </Section>
  );
}

function Job({ posting, applied, onApply }: { posting: Posting; applied: boolean; onApply: () => void }) {
  return (
    <Card as="article">
      <Flex justify="space-between" gap="4" wrap="wrap" align="center">
        <Stack gap="2" flex="1" minW={{ base: 'full', sm: '64' }}>
          <Heading as="h3" textStyle="h4">
            {serviceLabel(posting.serviceType)}
          </Heading>
          <PostingFacts posting={posting} />
          {posting.specialInstructions && <Text maxW="prose">{posting.specialInstructions}</Text>}
          <Flex gap="2" align="center" color="fg.muted" textStyle="sm" wrap="wrap">
            <span>{TEXTS.cleaner.postedBy(posting.customer.firstName)}</span>
            <Rating rating={posting.customer.rating} reviewCount={posting.customer.reviewCount} />
          </Flex>
        </Stack>
        {posting.status === 'open' && (
          <Button disabled={applied} onClick={onApply} variant={applied ? 'outline' : 'solid'}>
            {applied ? TEXTS.cleaner.applied : TEXTS.cleaner.apply}
          </Button>
        )}
      </Flex>
    </Card>
  );
}

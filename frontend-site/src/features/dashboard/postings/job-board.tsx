import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { PAGE_TEXTS, serviceLabel } from '@tidyhearth/domain';
import { useState } from 'react';
import { Button, ButtonLink, Card, EmptyState, ErrorState, Rating } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { NoJobs, SomethingWrong } from '../../../illustrations';
import type { CleanerProfile, Posting } from '../../../lib/contract';
import { useCleanerApplications } from '../api/postings';
import type { Paged } from '../api/use-pages';
import { LoadingCards } from '../shared/loading';
import { Section } from '../shared/section';
import { ApplyDialog } from './apply-dialog';
import { PostingFacts } from './posting-facts';

interface JobBoardProps {
  cleaner: CleanerProfile;
  postings: Paged<Posting>;
}

/** Open jobs near the cleaner. */
export function JobBoard({ cleaner, postings }: JobBoardProps) {
  const applications = useCleanerApplications(cleaner.id);
  const [applyingTo, setApplyingTo] = useState<Posting>();
  if (postings.isPending || applications.isPending) return <LoadingCards label="Loading job posts..." />;
  if (postings.isError || applications.isError) {
    const retry = () => {
      postings.retry();
      void applications.refetch();
    };
    return <ErrorState picture={<SomethingWrong />} title="Failed to fetch postings" onRetry={retry} />;
  }
  const applied = new Set(applications.data.map(({ postingId }) => postingId));
  return (
    <Section title="Job Posts" hint="Jobs that customers posted. Offer your rate; the customer chooses.">
      {postings.items.length === 0 && (
        <EmptyState
          picture={<NoJobs />}
          title={PAGE_TEXTS.noPostings}
          description="We tell you as soon as someone near you posts a job you do. More services in your profile mean more jobs."
          action={
            <ButtonLink variant="outline" to={dashboardTab('profile')}>
              Check your services
            </ButtonLink>
          }
        />
      )}
      <Stack gap="4">
        {postings.items.map((posting) => (
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
          Load more jobs
        </Button>
      )}
      {applyingTo && (
        <ApplyDialog cleaner={cleaner} posting={applyingTo} onClose={() => setApplyingTo(undefined)} />
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
            <span>Posted by {posting.customer.firstName}</span>
            <Rating rating={posting.customer.rating} reviewCount={posting.customer.reviewCount} />
          </Flex>
        </Stack>
        {posting.status === 'open' && (
          <Button disabled={applied} onClick={onApply} variant={applied ? 'outline' : 'solid'}>
            {applied ? 'Applied' : 'Apply'}
          </Button>
        )}
      </Flex>
    </Card>
  );
}

import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { PROFILE_REVIEWS } from '@tidyhearth/domain';
import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Loading, SkeletonLines } from '../../../components/ui/skeleton';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import { useFocusOnMore } from '../../../components/ui/use-focus-on-more';
import { LoadMore } from '../../../server-state/load-more';
import { useAllReviews, useLatestReviews } from '../api/reviews';
import { ReviewItem } from './review-item';
import { ReviewSpread } from './review-spread';
import { TEXTS } from '../reviews.texts';

interface ProfileReviewsProps {
  userId: number;
  name: string;
  reviewCount: number;
  heading: 'h2' | 'h3';
}

/** The latest reviews with their spread, and all of them on request. */
export function ProfileReviews({ userId, name, reviewCount, heading }: ProfileReviewsProps) {
  const [isAllWanted, setAllWanted] = useState(false);
  const latest = useLatestReviews(userId);
  const all = useAllReviews(userId, isAllWanted);
  // Pages cached by an earlier visit are shown only once they are requested, and therefore refetched.
  const allData = isAllWanted ? all.data : undefined;
  // Rendered in slices, so that a phone responds to a touch in between.
  const reviews = useDeferredValue(allData ?? latest.data);
  const list = useRef<HTMLDivElement>(null);
  const goOnFromHere = useFocusOnMore(list, 'item');
  const failed = isAllWanted && all.isError ? all : latest.isError ? latest : undefined;
  return (
    <Box as="section">
      <Heading as={heading} textStyle="h4" mb="3">
        {allData ? TEXTS.list.allTitle(reviewCount) : TEXTS.list.title}
      </Heading>
      {reviewCount > 0 && <ReviewSpread userId={userId} />}
      {!reviews && !latest.isError && (
        <Loading label={TEXTS.list.loading}>
          <SkeletonLines />
        </Loading>
      )}
      {reviews?.length === 0 && <Text color="fg.muted">{TEXTS.list.empty(name)}</Text>}
      <Stack as="ul" ref={list} listStyleType="none" gap="0">
        {reviews?.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </Stack>
      {failed && (
        <Flex align="center" gap="3" role="alert">
          <Text color="fg.muted">{TEXTS.list.failed}</Text>
          <Button variant="outline" size="sm" onClick={() => void failed.refetch()}>
            {UI_TEXTS.tryAgain}
          </Button>
        </Flex>
      )}
      {!failed && !allData && reviews && reviewCount > PROFILE_REVIEWS && (
        <Button
          variant="outline"
          loading={isAllWanted}
          loadingText={TEXTS.list.loading}
          onClick={() => {
            goOnFromHere();
            setAllWanted(true);
          }}
        >
          {TEXTS.list.showAll(reviewCount)}
        </Button>
      )}
      {!failed && isAllWanted && (
        <LoadMore pages={all} list={list} loadingText={TEXTS.list.loading}>
          {TEXTS.list.more}
        </LoadMore>
      )}
    </Box>
  );
}

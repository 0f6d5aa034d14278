import { Stack } from '@chakra-ui/react';
import { memo } from 'react';
import { Card, Loading, Skeleton, SkeletonLines } from '.';

interface LoadingCardsProps {
  count?: number;
  label?: string;
}

/**
 * Placeholders for cards that are loading. Memoised, because a parent that waits for several answers renders at each of
 * them.
 */
export const LoadingCards = memo(function LoadingCards({ count = 3, label }: LoadingCardsProps) {
  return (
    <Loading label={label}>
      <Stack gap="4">
        {Array.from({ length: count }, (_, index) => (
          <Card key={index}>
            <Skeleton height="6" width="40%" mb="4" />
            <SkeletonLines lines={2} />
          </Card>
        ))}
      </Stack>
    </Loading>
  );
});

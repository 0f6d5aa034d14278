import { Stack } from '@chakra-ui/react';
import { memo } from 'react';
import { Card, Loading, Skeleton, SkeletonLines } from '.';

interface LoadingCardsProps {
  count?: number;
  label?: string;
}

/** Placeholders of cards that are loading. What waits for several answers renders at each of them: these stay. */
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

import { Stack } from '@chakra-ui/react';
import { Card, Loading, Skeleton, SkeletonLines } from '.';

/** Placeholders of cards that are loading. */
export function LoadingCards({ count = 3, label }: { count?: number; label?: string }) {
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
}

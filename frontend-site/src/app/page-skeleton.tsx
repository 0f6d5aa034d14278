import { Container } from '@chakra-ui/react';
import { memo } from 'react';
import { Loading, Skeleton, SkeletonLines } from '../components/ui/skeleton';

export const PageSkeleton = memo(function PageSkeleton() {
  return (
    <Container py="10" minH="dvh">
      <Loading>
        <Skeleton height="9" width="64" mb="6" />
        <SkeletonLines lines={5} />
      </Loading>
    </Container>
  );
});

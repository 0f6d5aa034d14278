import { Skeleton as ChakraSkeleton, type SkeletonProps, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TEXTS } from './ui.texts';

export function Skeleton(props: SkeletonProps) {
  return <ChakraSkeleton height="4" {...props} />;
}

/** Placeholder for a text that is loading. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap="2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : 'full'} />
      ))}
    </Stack>
  );
}

/** Says once, for people who can't see the shapes, that something is loading. */
export function Loading({ label = TEXTS.loading, children }: { label?: string; children?: ReactNode }) {
  return (
    <div aria-busy>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

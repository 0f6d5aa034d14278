import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** Says that what a form stands on has changed meanwhile. Whoever sent it may have scrolled away from where this appears. */
export function OutdatedNotice({ children }: { children: ReactNode }) {
  return (
    <Box
      ref={show}
      role="alert"
      bg="marigold.subtle"
      color="marigold.fg"
      borderRadius="l2"
      px="4"
      py="3"
      textStyle="sm"
    >
      {children}
    </Box>
  );
}

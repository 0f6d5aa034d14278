import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/**
 * Says that something a form depends on has changed meanwhile. It scrolls into view, because the sender may have
 * scrolled away.
 */
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

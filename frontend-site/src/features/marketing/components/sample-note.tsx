import { Flex, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';

/** Invented figures and reviews must not pass for real ones; the law forbids it, and so do we. */
export function SampleNote({ children }: { children: string }) {
  return (
    <Flex
      gap="2.5"
      align="flex-start"
      bg="marigold.subtle"
      color="marigold.fg"
      borderRadius="l2"
      px="4"
      py="3"
      maxW="3xl"
    >
      <Info size={18} aria-hidden style={{ flexShrink: 0, marginTop: '0.2rem' }} />
      <Text textStyle="sm">{children}</Text>
    </Flex>
  );
}

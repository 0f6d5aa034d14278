import { Stack, Text } from '@chakra-ui/react';
import type { WhenParts } from '../when';

/** Looks like the page of a tear-off calendar. */
export function DateBlock({ when, muted }: { when: WhenParts; muted?: boolean }) {
  return (
    <Stack
      gap="0"
      align="center"
      justify="center"
      flexShrink="0"
      w="16"
      alignSelf="flex-start"
      minH="16"
      py="2"
      borderRadius="l2"
      bg={muted ? 'bg.subtle' : 'ink.subtle'}
      color={muted ? 'fg.muted' : 'ink.fg'}
      lineHeight="short"
    >
      <Text textStyle="xs" fontWeight="semibold">
        {when.weekday}
      </Text>
      <Text fontFamily="heading" fontSize="2xl" lineHeight="none">
        {when.day}
      </Text>
      <Text textStyle="xs" fontWeight="semibold">
        {when.month}
      </Text>
      {when.year && <Text textStyle="xs">{when.year}</Text>}
    </Stack>
  );
}

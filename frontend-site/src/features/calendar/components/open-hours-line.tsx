import { Box, Text } from '@chakra-ui/react';
import type { WorkingHours } from '@tidyhearth/domain';
import type { Span } from '../lanes';
import { DAY_HOURS } from '../open-hours';
import { TEXTS } from '../calendar.texts';

/** The working hours in words, over a day on which the other hours are shaded. */
export function OpenHours({
  periods,
  closed,
}: {
  periods: readonly WorkingHours[];
  closed: readonly Span[];
}) {
  const share = (hours: number) => `${(hours / DAY_HOURS.length) * 100}%`;
  return (
    <>
      <Text as="span" textStyle="xs" color="fg.muted">
        {periods.length === 0
          ? TEXTS.notWorking
          : periods.map(({ start, end }) => TEXTS.range(start, end)).join(', ')}
      </Text>
      {periods.length > 0 && (
        <Box
          as="span"
          aria-hidden
          display="block"
          position="relative"
          h="1.5"
          borderRadius="full"
          overflow="hidden"
          bg="sage.solid"
        >
          {closed.map(({ from, to }) => (
            <Box
              key={from}
              as="span"
              position="absolute"
              insetY="0"
              bg="border"
              style={{ insetInlineStart: share(from), width: share(to - from) }}
            />
          ))}
        </Box>
      )}
    </>
  );
}

import { Flex, Text } from '@chakra-ui/react';
import { Link } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import type { BookingSummary } from '../../../lib/contract';
import { TEXTS } from '../bookings.texts';

/** Leads to confirmed cleans that are over, because nothing else asks about old ones. The list has the earliest first. */
export function AwaitingWord({ summary }: { summary: Pick<BookingSummary, 'awaitingWord'> | undefined }) {
  const count = summary?.awaitingWord ?? 0;
  if (count === 0) return null;
  return (
    <Flex
      justify="space-between"
      align="center"
      columnGap="3"
      wrap="wrap"
      bg="marigold.subtle"
      color="marigold.fg"
      borderRadius="l3"
      px={{ base: '4', md: '5' }}
      py="2"
    >
      <Text py="2">{TEXTS.awaitingWord.text(count)}</Text>
      <Link
        to={`${dashboardTab('bookings')}&status=confirmed`}
        color="inherit"
        fontWeight="semibold"
        py="2.5"
      >
        {TEXTS.awaitingWord.show}
      </Link>
    </Flex>
  );
}

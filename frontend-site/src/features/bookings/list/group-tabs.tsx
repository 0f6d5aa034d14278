import { Flex, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BookingSummary } from '../../../lib/contract';
import { countOf, type ShownGroup } from '../groups';
import { TEXTS } from '../bookings.texts';

interface GroupTabsProps {
  groups: readonly ShownGroup[];
  current: ShownGroup;
  summary: BookingSummary | undefined;
}

/**
 * Sub-tabs with their counts. The chosen one is kept in the query string, so that the Back button and a shared link
 * restore it.
 */
export function GroupTabs({ groups, current, summary }: GroupTabsProps) {
  const [params] = useSearchParams();
  return (
    <Flex
      as="nav"
      aria-label={TEXTS.groupsTitle}
      gap="2"
      overflowX="auto"
      scrollbarWidth="none"
      py="1"
      mx="-1"
      px="1"
    >
      {groups.map((group) => {
        const active = group === current;
        const next = new URLSearchParams(params);
        next.set('status', group);
        return (
          <Flex
            key={group}
            asChild
            align="center"
            gap="2"
            flexShrink="0"
            minH="11"
            px="4"
            borderRadius="full"
            borderWidth="1px"
            borderColor={active ? 'ink.solid' : 'border.control'}
            bg={active ? 'ink.solid' : 'bg.raised'}
            color={active ? 'ink.contrast' : 'fg'}
            fontWeight="semibold"
            textStyle="sm"
          >
            <Link to={`?${next}`} aria-current={active ? 'page' : undefined} replace>
              {TEXTS.groups[group]}
              <Text as="span" textStyle="numeric" opacity={active ? 1 : 0.8}>
                {summary && countOf(summary, group)}
              </Text>
            </Link>
          </Flex>
        );
      })}
    </Flex>
  );
}

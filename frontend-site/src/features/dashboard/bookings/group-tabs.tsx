import { Flex, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { type BookingGroup, GROUP_LABELS } from './groups';

interface GroupTabsProps<Group extends BookingGroup> {
  groups: readonly Group[];
  current: Group;
  countOf: (group: Group) => number;
  /** More is to be loaded: the counts are of what has been read so far. */
  more: boolean;
}

/** Sub-tabs with their counts. They live in the address, so the back button and a shared link keep them. */
export function GroupTabs<Group extends BookingGroup>({
  groups,
  current,
  countOf,
  more,
}: GroupTabsProps<Group>) {
  const [params] = useSearchParams();
  return (
    <Flex
      as="nav"
      aria-label="Bookings by status"
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
            minH="10"
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
              {GROUP_LABELS[group]}
              <Text as="span" textStyle="numeric" opacity={active ? 1 : 0.8}>
                {countOf(group)}
                {more && '+'}
              </Text>
            </Link>
          </Flex>
        );
      })}
    </Flex>
  );
}

import { Box, Flex, Input, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { memo, type MouseEvent, useDeferredValue, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar, Badge, EmptyState } from '../../../components/ui';
import { MoreOnScroll } from '../../../components/ui/more-on-scroll';
import { NoMessages } from '../../../illustrations/no-messages';
import { useMarkedLink } from '../../../lib/use-marked-link';
import { useNow } from '../../../lib/use-now';
import type { InboxEntry } from '../inbox-entries';
import type { Paged } from '../../../server-state/use-pages';
import { messageTime } from '../message-time';
import { TEXTS } from '../messages.texts';

/** How many lines are rendered at first, and with each step down the list. */
const LINES_AT_ONCE = 25;

interface ConversationListProps {
  entries: readonly InboxEntry[];
  /** The pages that `entries` come from. */
  pages: Pick<Paged<unknown>, 'hasMore' | 'isLoadingMore' | 'isError' | 'loadMore'>;
  selected: string | undefined;
  hrefFor: (key: string) => string;
  texts: (typeof TEXTS)['cleaner' | 'customer'];
}

export function ConversationList({ entries, pages, selected, hrefFor, texts }: ConversationListProps) {
  const [wanted, setWanted] = useState('');
  // Typed text appears at once; the filtered lines follow.
  const searched = useDeferredValue(wanted);
  const [count, setCount] = useState(LINES_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  const [marked, follow] = useMarkedLink(selected);
  if (entries.length === 0) {
    return (
      <EmptyState
        picture={<NoMessages width={180} />}
        title={texts.none.title}
        description={texts.none.description}
      />
    );
  }
  const found = entries.filter(({ name }) => name.toLowerCase().includes(searched.trim().toLowerCase()));
  const shown = found.slice(0, count);
  const isCut = found.length > count;
  return (
    <Flex direction="column" minH="0" h="full">
      <Box p="3" borderBottomWidth="1px">
        <Input
          type="search"
          aria-label={TEXTS.inbox.search}
          placeholder={TEXTS.inbox.search}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </Box>
      <Stack asChild gap="0" listStyleType="none" overflowY="auto" minH="0">
        <ul ref={list}>
          {shown.map((entry) => (
            <Entry
              key={entry.key}
              entry={entry}
              time={messageTime(entry.time, now)}
              active={entry.key === marked}
              href={hrefFor(entry.key)}
              onOpen={follow}
            />
          ))}
          {shown.length === 0 && !pages.hasMore && (
            <Text as="li" p="5" color="fg.muted">
              {TEXTS.inbox.nobody}
            </Text>
          )}
          {(isCut || pages.hasMore) && (
            <Flex as="li" justify="center" p="2">
              <MoreOnScroll
                scroller={list}
                isLoading={pages.isLoadingMore}
                isFailed={pages.isError}
                onMore={() => (isCut ? setCount(count + LINES_AT_ONCE) : pages.loadMore())}
                loadingLabel={TEXTS.inbox.loading}
              >
                {TEXTS.inbox.more}
              </MoreOnScroll>
            </Flex>
          )}
        </ul>
      </Stack>
    </Flex>
  );
}

interface EntryProps {
  entry: InboxEntry;
  time: string;
  active: boolean;
  href: string;
  onOpen: (event: MouseEvent, key: string, address: string) => void;
}

/** Memoised, so that typing into the search above doesn't render it again. */
const Entry = memo(function Entry({ entry, time, active, href, onOpen }: EntryProps) {
  const unread = entry.unread > 0;
  return (
    <Box as="li" borderBottomWidth="1px">
      <Flex
        asChild
        gap="3"
        align="center"
        px="4"
        py="3.5"
        bg={active ? 'ink.subtle' : undefined}
        _hover={{ bg: 'ink.subtle' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Link
          to={href}
          aria-current={active ? 'page' : undefined}
          onClick={(event) => onOpen(event, entry.key, href)}
        >
          <Avatar name={entry.name} src={entry.photo} />
          <Box flex="1" minW="0">
            <Flex justify="space-between" gap="2" align="baseline">
              <Text fontWeight={unread ? 'bold' : 'semibold'} truncate>
                {entry.name}
              </Text>
              <Text textStyle="xs" color="fg.muted" flexShrink="0">
                {time}
              </Text>
            </Flex>
            <Flex justify="space-between" gap="2" align="center">
              <Text
                textStyle="sm"
                truncate
                color={unread ? 'fg' : 'fg.muted'}
                fontWeight={unread ? 'semibold' : undefined}
              >
                {entry.preview}
              </Text>
              {unread && (
                <Badge variant="solid" colorPalette="ink">
                  {entry.unread}
                  <VisuallyHidden> {TEXTS.inbox.unread}</VisuallyHidden>
                </Badge>
              )}
            </Flex>
          </Box>
        </Link>
      </Flex>
    </Box>
  );
});

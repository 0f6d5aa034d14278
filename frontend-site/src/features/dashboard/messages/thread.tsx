import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { CheckCheck, Clock } from 'lucide-react';
import { Fragment, useMemo, useRef } from 'react';
import { Button, ErrorState } from '../../../components/ui';
import type { Message } from '../../../lib/contract';
import { useMarkRead, useSendMessage, useThread } from '../api/messages';
import { LoadingCards } from '../shared/loading';
import { Composer } from './composer';
import { conversationKey } from './conversation-key';
import { messageDay, messageTime } from './message-time';
import { useDraft } from './use-draft';

interface ThreadProps {
  userId: number;
  other: { id: number; name: string };
}

export function Thread({ userId, other }: ThreadProps) {
  const thread = useThread(userId, other.id);
  const send = useSendMessage();
  /** Two equal messages are two messages; a second try of the same one is not. */
  const attempt = useRef(0);
  const draft = useDraft(conversationKey(userId, other.id));
  const messages = useMemo(() => thread.items.toSorted((a, b) => a.id - b.id), [thread.items]);
  const lastUnread = messages.findLast((message) => message.receiverId === userId && !message.isRead);
  useMarkRead(userId, other.id, lastUnread?.id);

  const submit = async () => {
    const content = draft.text.trim();
    draft.change('');
    const message = { senderId: userId, receiverId: other.id, bookingId: null, content };
    try {
      await send.mutateAsync({ ...message, attempt: attempt.current });
      attempt.current += 1;
    } catch {
      // The toast has said why. Whoever has left the conversation finds the text on coming back.
      draft.restore(content);
    }
  };

  return (
    <Flex direction="column" flex="1" minH="0">
      <Flex
        direction="column-reverse"
        flex="1"
        minH="0"
        overflowY="auto"
        px={{ base: '4', md: '6' }}
        tabIndex={0}
        role="region"
        aria-label={`Messages with ${other.name}`}
      >
        <Stack gap="1.5" py="5" role="log" aria-live="polite">
          {thread.isPending && <LoadingCards count={2} label="Loading messages..." />}
          {thread.isError && <ErrorState title="Failed to fetch messages" onRetry={thread.retry} />}
          {thread.hasMore && (
            <Button
              size="sm"
              variant="ghost"
              alignSelf="center"
              loading={thread.isLoadingMore}
              onClick={thread.loadMore}
            >
              Show earlier messages
            </Button>
          )}
          {!thread.isPending && !thread.isError && messages.length === 0 && !send.isPending && (
            <Text color="fg.muted" textAlign="center" py="10">
              {PAGE_TEXTS.noMessages}
            </Text>
          )}
          {messages.map((message, index) => {
            const day = messageDay(message.createdAt);
            const previous = messages[index - 1];
            const firstOfDay = !previous || messageDay(previous.createdAt) !== day;
            return (
              <Fragment key={message.id}>
                {firstOfDay && <DayLine day={day} />}
                <Bubble message={message} own={message.senderId === userId} />
              </Fragment>
            );
          })}
          {send.isPending && <Sending content={send.variables.content} />}
        </Stack>
      </Flex>
      <Composer
        text={draft.text}
        onText={draft.change}
        onSend={() => void submit()}
        sending={send.isPending}
        label={`Message ${other.name}`}
      />
    </Flex>
  );
}

function DayLine({ day }: { day: string }) {
  return (
    <Text textAlign="center" textStyle="xs" fontWeight="semibold" color="fg.muted" py="3">
      {day}
    </Text>
  );
}

const OWN = {
  alignSelf: 'flex-end',
  bg: 'ink.solid',
  color: 'ink.contrast',
  borderBottomEndRadius: 'sm',
} as const;
const THEIRS = {
  alignSelf: 'flex-start',
  bg: 'bg.subtle',
  color: 'fg',
  borderBottomStartRadius: 'sm',
} as const;
const SHAPE = {
  maxW: '85%',
  px: '4',
  py: '2.5',
  borderRadius: 'l3',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

function Bubble({ message, own }: { message: Message; own: boolean }) {
  return (
    <Box {...SHAPE} {...(own ? OWN : THEIRS)}>
      {message.content}
      <Flex
        as="span"
        gap="1.5"
        align="center"
        justify="flex-end"
        textStyle="xs"
        mt="1"
        opacity={own ? 0.85 : undefined}
        color={own ? undefined : 'fg.muted'}
      >
        <time dateTime={message.createdAt}>{messageTime(message.createdAt)}</time>
        {own &&
          (message.isRead ? (
            <CheckCheck size={14} aria-label="Read" />
          ) : (
            <Clock size={13} aria-label="Sent, not read yet" />
          ))}
      </Flex>
    </Box>
  );
}

function Sending({ content }: { content: string }) {
  return (
    <Box {...SHAPE} {...OWN} opacity={0.7}>
      {content}
      <Text as="span" display="block" textAlign="end" textStyle="xs" mt="1">
        Sending...
      </Text>
    </Box>
  );
}

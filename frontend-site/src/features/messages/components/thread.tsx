import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { conversationKey, PAGE_TEXTS, TOASTS } from '@tidyhearth/domain';
import { CheckCheck, Clock } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { Button } from '../../../components/ui';
import type { Conversation, Message } from '../../../lib/contract';
import { useHeldSession } from '../../../lib/submit/with-sign-in';
import { useMarkRead, useSendMessage, useThread } from '../api/messages';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { QueryState } from '../../../server-state/query-state';
import { ReportButton } from '../../safety/components/report-button';
import { UnblockButton } from '../../safety/components/unblock-button';
import { Composer } from './composer';
import { messageDay, messageTime } from '../message-time';
import { useMessageDraft } from '../use-message-draft';
import { TEXTS } from '../messages.texts';

interface ThreadProps {
  userId: number;
  other: { id: number; name: string };
  contact: Conversation['contact'];
}

export function Thread({ userId, other, contact }: ThreadProps) {
  const thread = useThread(userId, other.id);
  const send = useSendMessage({ done: TOASTS.messageSent });
  const draft = useMessageDraft(conversationKey(userId, other.id));
  useHeldSession(draft.text !== '' || send.isPending);
  const messages = useMemo(() => thread.data?.toSorted((a, b) => a.id - b.id), [thread.data]);
  const lastUnread = messages?.findLast((message) => message.receiverId === userId && !message.isRead);
  useMarkRead(userId, other.id, lastUnread?.id);

  const submit = async () => {
    const content = draft.text.trim();
    draft.change('');
    const message = { senderId: userId, receiverId: other.id, bookingId: null, content };
    // If refused, a toast has said why, and the text is kept for the next time the conversation opens.
    if (!(await send.submit(message))) draft.restore(content);
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
        aria-label={TEXTS.thread.title(other.name)}
      >
        <Stack gap="1.5" py="5" role="log" aria-live="polite">
          <QueryState
            query={{ ...thread, data: messages }}
            loading={<LoadingCards count={2} label={TEXTS.thread.loading} />}
            failure={TEXTS.thread.failed}
          >
            {(shown) => (
              <>
                {thread.hasMore && (
                  <Button
                    size="sm"
                    variant="ghost"
                    alignSelf="center"
                    loading={thread.isLoadingMore}
                    onClick={thread.loadMore}
                  >
                    {TEXTS.thread.earlier}
                  </Button>
                )}
                {shown.length === 0 && !send.isPending && (
                  <Text color="fg.muted" textAlign="center" py="10">
                    {PAGE_TEXTS.noMessages}
                  </Text>
                )}
                <Bubbles messages={shown} userId={userId} otherName={other.name} />
              </>
            )}
          </QueryState>
          {send.input && <Sending content={send.input.content} />}
        </Stack>
      </Flex>
      {contact === 'open' ? (
        <Composer
          text={draft.text}
          onText={draft.change}
          onSend={() => void submit()}
          sending={send.isPending}
          label={TEXTS.composer.label(other.name)}
        />
      ) : (
        <Flex gap="3" align="center" justify="space-between" wrap="wrap" borderTopWidth="1px" p="4">
          <Text color="fg.muted">{TEXTS.contact[contact](other.name)}</Text>
          {contact === 'blocked' && <UnblockButton person={other} />}
        </Flex>
      )}
    </Flex>
  );
}

interface BubblesProps {
  messages: readonly Message[];
  userId: number;
  otherName: string;
}

function Bubbles({ messages, userId, otherName }: BubblesProps) {
  return messages.map((message, index) => {
    const day = messageDay(message.createdAt);
    const previous = messages[index - 1];
    const firstOfDay = !previous || messageDay(previous.createdAt) !== day;
    return (
      <Fragment key={message.id}>
        {firstOfDay && <DayLine day={day} />}
        {message.senderId === userId ? (
          <Bubble message={message} own />
        ) : (
          <Flex align="center" gap="1" maxW="full">
            <Bubble message={message} own={false} />
            <ReportButton
              thing={{ kind: 'message', aboutId: message.id, name: otherName, quote: message.content }}
            />
          </Flex>
        )}
      </Fragment>
    );
  });
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
  bg: 'neutral.subtle',
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
            <CheckCheck size={14} aria-label={TEXTS.thread.read} />
          ) : (
            <Clock size={13} aria-label={TEXTS.thread.unread} />
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
        {TEXTS.thread.sending}
      </Text>
    </Box>
  );
}

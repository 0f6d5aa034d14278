import { Flex, Stack, Text } from '@chakra-ui/react';
import { PAGE_TEXTS, TOASTS } from '@tidyhearth/domain';
import { type RefObject, type UIEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Conversation, Message } from '../../../lib/contract';
import { useUser } from '../../../lib/session';
import { useToday } from '../../../lib/use-today';
import { useHeldSession } from '../../../lib/submit/with-sign-in';
import { useMarkRead, useSendMessage, useThread } from '../api/messages';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { MoreOnScroll } from '../../../components/ui/more-on-scroll';
import { QueryState } from '../../../server-state/query-state';
import { UnblockButton } from '../../safety/components/unblock-button';
import { messageDays } from '../message-days';
import { giveUpFailed } from '../message-keys';
import { useMessageDraft } from '../use-message-draft';
import { Composer } from './composer';
import { DayOfMessages, SendingBubble } from './bubbles';
import { TEXTS } from '../messages.texts';

/** A screen reader notices insertions a little later, and only then checks whether to read them out. */
const HEARD_MS = 1000;

/** Whether new content is news. It isn't while the conversation is opening. */
function useIsNews(isShown: boolean): boolean {
  const [isNews, setNews] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setNews(true), HEARD_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isNews;
}

/** After somebody chose a conversation, the focus moves into it, not to the start of the list. */
function useFocusOnChosen(thread: RefObject<HTMLElement | null>): void {
  const [isChosen] = useState(useNavigationType() === 'PUSH');
  useEffect(() => {
    if (isChosen) thread.current?.focus({ preventScroll: true });
  }, [isChosen, thread]);
}

interface ThreadProps {
  userId: number;
  other: { id: number; name: string };
  /** Undefined until it is known. */
  contact: Conversation['contact'] | undefined;
}

export function Thread({ userId, other, contact }: ThreadProps) {
  const thread = useThread(userId, other.id);
  const send = useSendMessage({ done: TOASTS.messageSent });
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const messages = useMemo(() => thread.data?.toSorted((a, b) => a.id - b.id), [thread.data]);
  const today = useToday();
  const days = useMemo(() => messages && messageDays(messages, today), [messages, today]);
  const isNews = useIsNews(days !== undefined);
  useFocusOnChosen(scroller);
  const lastUnread = messages?.findLast((message) => message.receiverId === userId && !message.isRead);
  useMarkRead(userId, other.id, { lastUnreadId: lastUnread?.id, readAt: thread.readAt });
  const onScroll = (event: UIEvent<HTMLElement>) => {
    const isThere = Math.abs(event.currentTarget.scrollTop) < 1;
    setAtEnd(isThere);
    // Back at the end, the earlier pages are dropped, because each new message would refetch all of them.
    if (isThere) void thread.keepFirst();
  };

  return (
    <Flex direction="column" flex="1" minH="0">
      <Flex
        ref={scroller}
        direction="column-reverse"
        flex="1"
        minH="0"
        overflowY="auto"
        px={{ base: '4', md: '6' }}
        tabIndex={0}
        role="region"
        aria-label={TEXTS.thread.title(other.name)}
        _focusVisible={{ outlineOffset: '-2px' }}
        onScroll={onScroll}
      >
        <Stack gap="1.5" py="5">
          {/* Earlier messages that are loaded are not news, so they are not read out. */}
          <Stack gap="1.5" role="log" aria-live={isNews && isAtEnd ? 'polite' : 'off'}>
            <QueryState
              query={{ ...thread, data: days }}
              loading={<LoadingCards count={2} label={TEXTS.thread.loading} />}
              failure={TEXTS.thread.failed}
            >
              {(shown) => (
                <>
                  {thread.hasMore && (
                    <MoreOnScroll
                      scroller={scroller}
                      // Remains true while the last page is still being rendered, because this is in view until then.
                      isLoading={thread.isLoadingMore || shown !== days}
                      isFailed={thread.isError}
                      onMore={thread.loadMore}
                      loadingLabel={TEXTS.thread.loading}
                    >
                      {TEXTS.thread.earlier}
                    </MoreOnScroll>
                  )}
                  {shown.length === 0 && contact === 'open' && !send.isPending && (
                    <Text color="fg.muted" textAlign="center" py="10">
                      {PAGE_TEXTS.noMessages}
                    </Text>
                  )}
                  {shown.map((day) => (
                    <DayOfMessages key={day.date} day={day} userId={userId} otherName={other.name} />
                  ))}
                </>
              )}
            </QueryState>
          </Stack>
          {/* Outside the log, which would read it out. */}
          {send.input && <SendingBubble content={send.input.content} />}
        </Stack>
      </Flex>
      {contact === 'open' && (
        <Writing userId={userId} other={other} send={send} messages={messages} isError={thread.isError} />
      )}
      {contact !== undefined && contact !== 'open' && <NoContact other={other} contact={contact} />}
    </Flex>
  );
}

interface NoContactProps extends Pick<ThreadProps, 'other'> {
  contact: Exclude<Conversation['contact'], 'open'>;
}

/** Replaces the composer and explains why no message can be sent. */
function NoContact({ other, contact }: NoContactProps) {
  const user = useUser();
  const isUnapproved = user?.userType === 'cleaner' && user.cleanerStatus !== 'approved';
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap" borderTopWidth="1px" p="4">
      <Text color="fg.muted">
        {TEXTS.contact[contact === 'unreachable' && isUnapproved ? 'notApproved' : contact](other.name)}
      </Text>
      {contact === 'blocked' && <UnblockButton person={other} />}
    </Flex>
  );
}

interface WritingProps extends Pick<ThreadProps, 'userId' | 'other'> {
  send: ReturnType<typeof useSendMessage>;
  messages: Message[] | undefined;
  isError: boolean;
}

/** Separate from the messages so far, so that typing doesn't render them again. */
function Writing({ userId, other, send, messages, isError }: WritingProps) {
  const draft = useMessageDraft(userId, other.id, { messages, isError });
  useHeldSession(draft.text !== '' || send.isPending);
  const box = { senderId: userId, receiverId: other.id, bookingId: null };
  const change = (text: string) => {
    draft.change(text);
    if (text === '') giveUpFailed(box);
  };
  const submit = async () => {
    const content = draft.text.trim();
    draft.take(content);
    // If the message is refused, a toast has shown why, and the text is kept for the next time the conversation opens.
    draft.answered(content, await send.submit({ ...box, content }));
  };
  return (
    <Composer
      text={draft.text}
      onText={change}
      onSend={() => void submit()}
      sending={send.isPending}
      label={TEXTS.composer.label(other.name)}
    />
  );
}

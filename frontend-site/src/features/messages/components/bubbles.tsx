import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { CheckCheck, Clock } from 'lucide-react';
import { memo } from 'react';
import { WRITTEN } from '../../../components/ui/written';
import type { Message } from '../../../lib/contract';
import { ReportButton } from '../../safety/components/report-button';
import type { MessageDay } from '../message-days';
import { messageTime } from '../message-time';
import { TEXTS } from '../messages.texts';

interface DayOfMessagesProps {
  day: MessageDay;
  userId: number;
  otherName: string;
}

/** The browser lays out only the days near the visible part. Other days keep their last height, or get an estimate. */
const SKIPPED_FAR_AWAY = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 30rem' };

/** Rendered again only if a message of that day changes. */
export const DayOfMessages = memo(function DayOfMessages({ day, userId, otherName }: DayOfMessagesProps) {
  return (
    <Stack gap="1.5" css={SKIPPED_FAR_AWAY}>
      <Text
        textAlign="center"
        textStyle="xs"
        fontWeight="semibold"
        color="fg.muted"
        py="3"
        // The heading is no scroll anchor, so that new messages below it don't move the ones being read.
        css={{ overflowAnchor: 'none' }}
      >
        {day.title}
      </Text>
      {day.messages.map((message) =>
        message.senderId === userId ? (
          <Bubble key={message.id} message={message} own />
        ) : (
          <Flex key={message.id} align="center" gap="1" maxW="full">
            <Bubble message={message} own={false} />
            <ReportButton
              thing={{ kind: 'message', aboutId: message.id, name: otherName, quote: message.content }}
            />
          </Flex>
        ),
      )}
    </Stack>
  );
}, isSameDay);

/**
 * A refetch creates all message objects anew, but only two things of a message can change: whether it was read, and its
 * text when its writer leaves.
 */
function isSameDay(before: DayOfMessagesProps, after: DayOfMessagesProps): boolean {
  const { day, userId, otherName } = after;
  return (
    before.userId === userId &&
    before.otherName === otherName &&
    before.day.title === day.title &&
    before.day.messages.length === day.messages.length &&
    before.day.messages.every(({ id, isRead, content }, index) => {
      const now = day.messages[index];
      return id === now?.id && isRead === now.isRead && content === now.content;
    })
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
  ...WRITTEN,
  whiteSpace: 'pre-wrap',
} as const;

function Bubble({ message, own }: { message: Message; own: boolean }) {
  return (
    // Own messages are not read out, because a toast announces that they were sent.
    <Box {...SHAPE} {...(own ? OWN : THEIRS)} aria-live={own ? 'off' : undefined}>
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

export function SendingBubble({ content }: { content: string }) {
  return (
    <Box {...SHAPE} {...OWN} opacity={0.7}>
      {content}
      <Text as="span" display="block" textAlign="end" textStyle="xs" mt="1">
        {TEXTS.thread.sending}
      </Text>
    </Box>
  );
}

import { Flex, Heading, Text } from '@chakra-ui/react';
import { conversationKey, CONFIRMATION_MESSAGE_MAX, lengthOf, TOASTS, withoutSent } from '@tidyhearth/domain';
import type { FormEvent } from 'react';
import { useLeaveQuestion } from '../../../components/forms/leave-question';
import { Button, Card, Link, TextAreaField } from '../../../components/ui';
import { conversationPath } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { useSendMessage } from '../api/messages';
import { useHeldSession } from '../../../lib/submit/with-sign-in';
import { useAccount } from '../../../lib/use-account';
import { amendBox, firstMessageBox, useBoxText } from '../use-message-draft';
import { TEXTS } from '../messages.texts';

/** A first message to the cleaner, at most 500 characters. */
export function FirstMessage({ booking }: { booking: Booking }) {
  const user = useAccount();
  const { cleaner } = booking;
  const box = firstMessageBox(user.id, cleaner.userId, booking.id);
  const [text, change] = useBoxText(box);
  const send = useSendMessage({
    done: TOASTS.messageSent,
    onDone: (_, { content }) => amendBox(box, (typed) => withoutSent(typed, content)),
  });
  useHeldSession(text !== '');
  const leave = useLeaveQuestion(send.isPending, send.isPending);
  const length = lengthOf(text.trim());
  const excess = length - CONFIRMATION_MESSAGE_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = text.trim();
    if (content && excess <= 0)
      void send.submit({ senderId: user.id, receiverId: cleaner.userId, bookingId: booking.id, content });
  };
  return (
    <Card as="section">
      <Heading as="h2" textStyle="h4" mb="3">
        {TEXTS.first.title(cleaner.user.firstName)}
      </Heading>
      <form onSubmit={submit}>
        <TextAreaField
          label={TEXTS.first.label}
          value={text}
          error={excess > 0 ? TEXTS.tooLong(CONFIRMATION_MESSAGE_MAX, excess) : undefined}
          onChange={(event) => change(event.target.value)}
        />
        <Flex justify="space-between" align="center" mt="3" gap="3" wrap="wrap">
          <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
            {length}/{CONFIRMATION_MESSAGE_MAX}
          </Text>
          <Flex gap="4" align="center">
            <Link
              to={conversationPath(conversationKey(user.id, cleaner.userId))}
              minH="11"
              display="inline-flex"
              alignItems="center"
            >
              {TEXTS.first.toConversation}
            </Link>
            <Button type="submit" disabled={length === 0 || excess > 0} loading={send.isPending}>
              {TEXTS.first.send}
            </Button>
          </Flex>
        </Flex>
      </form>
      {leave.question}
    </Card>
  );
}
